import { useRef, useState } from 'react';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { texts } from './texts.ts';

/** The address while it is known, to be taken away. */
export function FeedAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    field.current?.select();
    // A page without TLS has no clipboard, and a browser may refuse.
    const copying = navigator.clipboard?.writeText(url) ?? Promise.reject();
    setCopied(
      await copying.then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Field label={texts.address} hint={texts.addressHint}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            readOnly
            value={url}
            onChange={() => undefined}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary')}>
          {texts.open}
        </a>
      </div>
      <StatusLine
        tone={isCopied === false ? 'danger' : 'good'}
        message={isCopied === null ? null : isCopied ? texts.copied : texts.notCopied}
      />
    </div>
  );
}
