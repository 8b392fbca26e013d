import type { ReactNode } from 'react';
import { TrashIcon } from '../icons/icons.tsx';
import { Button } from './button.tsx';

interface DeleteButtonProps {
  /** True while what it would delete is being saved. */
  readonly busy: boolean;
  readonly onPress: () => void;
  /** Its words, such as 'Delete this entry'. */
  readonly children: ReactNode;
}

/** Deletes what a dialog edits: at the end of its fields, away from the button that saves. */
export function DeleteButton({ busy, onPress, children }: DeleteButtonProps) {
  return (
    <Button
      kind="quiet"
      className="self-start text-danger hover:bg-danger-tint"
      disabled={busy}
      onClick={onPress}
    >
      <TrashIcon className="size-5" />
      {children}
    </Button>
  );
}
