import { useState } from 'react';
import { listWords } from '../../../../format/lists.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { texts } from './texts.ts';

interface NtfyFieldProps {
  readonly hosts: readonly string[];
  readonly value: string | null;
  readonly onChange: (address: string | null) => void;
}

/** The address of a topic, saved when the field is left. */
export function NtfyField({ hosts, value, onChange }: NtfyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const address = typed?.trim() || null;
    if (typed !== null && address !== value) onChange(address);
    if (typed !== null && address === value) setTyped(null);
  };
  return (
    <TextField
      label={texts.ntfy}
      hint={texts.ntfyHint(listWords(hosts))}
      optional
      type="url"
      inputMode="url"
      placeholder={texts.ntfyExample(hosts[0] ?? '')}
      value={typed ?? value ?? ''}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
