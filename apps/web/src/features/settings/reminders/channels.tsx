import type { Reminders } from '@dosewise/contract';
import { formatDayAndTime } from '../../../format/dates.ts';
import { Switch } from '../../../ui/fields/choice.tsx';
import { BrowserChannel } from './browser-channel.tsx';
import { NtfyField } from './ntfy-field.tsx';
import { type GroupProps, ReminderGroup } from './reminder-group.tsx';
import { TestButton } from './test-button.tsx';
import { texts } from './texts.ts';

/** The ways in which reminders reach somebody, and what each last said. */
export function Channels({ values, onChange }: GroupProps<Reminders>) {
  const { channels, offered, ntfyHosts, status } = values;
  const choose = (changed: Partial<Reminders['channels']>) =>
    onChange({ channels: { ...channels, ...changed } });
  const hasNone = !channels.push && !channels.email && channels.ntfyUrl === null;
  return (
    <ReminderGroup title={texts.where}>
      {hasNone ? <p className="text-small text-quiet">{texts.nowhere}</p> : null}
      {offered.push ? (
        <BrowserChannel isOn={channels.push} onChange={(push) => choose({ push })} />
      ) : null}
      {offered.email ? (
        <div className="flex flex-col gap-2">
          <Switch
            label={texts.email}
            hint={texts.emailHint}
            checked={channels.email}
            onChange={(email) => choose({ email })}
          />
          {channels.email ? <TestButton channel="email" last={lastWords(status.email)} /> : null}
        </div>
      ) : null}
      {offered.ntfy ? (
        <div className="flex flex-col gap-2">
          <NtfyField
            hosts={ntfyHosts}
            value={channels.ntfyUrl}
            onChange={(ntfyUrl) => choose({ ntfyUrl })}
          />
          {channels.ntfyUrl === null ? null : (
            <TestButton channel="ntfy" last={lastWords(status.ntfy)} />
          )}
        </div>
      ) : null}
    </ReminderGroup>
  );
}

function lastWords(status: Reminders['status']['email']): string | null {
  return status === null ? null : texts.last(formatDayAndTime(status.lastAt), status.answer);
}
