import { type DragEvent, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { texts } from './texts.ts';

/** Where a file is dropped, chosen, or a table pasted. */
export function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet">{texts.chooseHint}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same by keyboard */}
      <div
        className={cx(
          'flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-4 py-8 text-center',
          isOver ? 'border-accent bg-accent-tint' : 'border-edge',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className="text-quiet">{texts.drop}</p>
        <FileButton label={texts.choose} name={texts.file} onChoose={onChoose} />
      </div>
      <Disclosure summary={texts.paste}>
        <PastedTable onChoose={onChoose} />
      </Disclosure>
    </div>
  );
}

function PastedTable({ onChoose }: { onChoose: (file: File) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return setError(texts.nothingPasted);
        setError(null);
        onChoose(new File([text], texts.pastedName, { type: 'text/csv' }));
      }}
    >
      <Field label={texts.pasted} error={error}>
        {(control) => (
          <TextArea {...control} value={text} onChange={setText} className="max-h-80" />
        )}
      </Field>
      <Button type="submit" kind="secondary">
        {texts.readPasted}
      </Button>
    </form>
  );
}
