import type { Reminders } from '@dosewise/contract';
import { useId, useState } from 'react';
import { isAnyOffered, usedChannels } from '../../../../data/reminders/reminder-channels.ts';
import { Switch } from '../../../../kit/fields/choice.tsx';
import { FieldError } from '../../../../kit/fields/field.tsx';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { Disclosure } from '../../../../kit/layout/disclosure.tsx';
import { formatDayAndTime } from '../../../../languages/formats/dates.ts';
import { listWords } from '../../../../languages/formats/lists.ts';
import { texts as mailTexts } from '../../../../parts/mail/texts.ts';
import { BrowserChannel } from './browser-channel.tsx';
import { type GroupProps, ReminderGroup } from './reminder-group.tsx';
import { TestButton } from './test-button.tsx';
import { texts } from './texts.ts';

/** The ways in which reminders reach someone, and what each last said. */
export function Channels({ values, onChange, failureOf }: GroupProps) {
  const { channels, offered, ntfyHosts, status } = values;
  // As it was at first: an address that is refused goes, and its field and the reason must not.
  const [isNtfyOpen] = useState(channels.ntfyUrl !== null);
  const choose = (changed: Partial<Reminders['channels']>) => onChange({ channels: changed });
  const hasNone = usedChannels(values).length === 0;
  return (
    <ReminderGroup title={texts.where}>
      {hasNone && isAnyOffered(offered) ? <p className="mt-1 text-small">{texts.nowhere}</p> : null}
      <Switch
        label={texts.email}
        hint={offered.email ? undefined : mailTexts.noMail}
        checked={channels.email}
        // What was chosen while the server did send mail can be taken back.
        disabled={!offered.email && !channels.email}
        onChange={(email) => choose({ email })}
      />
      <FieldError id={useId()} error={failureOf('channels', 'email')} />
      {channels.email ? <TestButton channel="email" last={lastWords(status.email)} /> : null}
      {offered.push ? (
        <BrowserChannel isOn={channels.push} onChange={(push) => choose({ push })} />
      ) : null}
      <FieldError id={useId()} error={failureOf('channels', 'push')} />
      {offered.ntfy ? (
        <Disclosure summary={texts.ntfyShort} open={isNtfyOpen}>
          <div className="flex flex-col gap-2 pb-2">
            <NtfyField
              hosts={ntfyHosts}
              value={channels.ntfyUrl}
              error={failureOf('channels', 'ntfyUrl')}
              onChange={(ntfyUrl) => choose({ ntfyUrl })}
            />
            {channels.ntfyUrl === null ? null : (
              <TestButton channel="ntfy" last={lastWords(status.ntfy)} />
            )}
          </div>
        </Disclosure>
      ) : null}
    </ReminderGroup>
  );
}

function lastWords(status: Reminders['status']['email']): string | null {
  return status === null ? null : texts.last(formatDayAndTime(status.lastAt), status.answer);
}

interface NtfyFieldProps {
  readonly hosts: readonly string[];
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (address: string | null) => void;
}

/** The address of a topic, saved when the field is left. */
function NtfyField({ hosts, value, error, onChange }: NtfyFieldProps) {
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
      error={error}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
