import { useId, useRef } from 'react';
import { Button, type ButtonKind } from './button.tsx';

interface FileButtonProps {
  readonly kind?: ButtonKind;
  /** The words on the button. */
  readonly label: string;
  /** The name of the field behind it. */
  readonly name: string;
  /** The kinds of files that the platform's picker shows at first. */
  readonly accept?: string;
  readonly onChoose: (file: File) => void;
}

/** Opens the platform's file picker. */
export function FileButton({ kind = 'primary', label, name, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <Button kind={kind} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <label htmlFor={id} className="sr-only">
        {name}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again, once it was mended.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
