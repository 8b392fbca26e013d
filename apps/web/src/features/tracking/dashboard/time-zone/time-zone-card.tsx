import { setTimeZone } from '@dosewise/contract';
import { useMemo } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { sessionStore } from '../../../../data/session/session-store.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { showToast } from '../../../../kit/feedback/toasts.ts';
import { SelectField } from '../../../../kit/fields/select-field.tsx';
import { Form, FormNotice } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { Card } from '../../../../kit/layout/card.tsx';
import { texts as uiTexts } from '../../../../kit/texts.ts';
import { findDeviceTimeZone, knownTimeZones } from '../../../../languages/formats/time-zones.ts';
import { nameOfZone, timeZoneOptions } from '../../../../parts/account-fields/account-fields.ts';
import { texts as words } from './texts.ts';

/** Asks for the time zone of an account whose days begin at midnight UTC, though no one chose that. */
export function TimeZoneCard({ onKeepUtc }: { onKeepUtc: () => void }) {
  const device = useMemo(findDeviceTimeZone, []);
  const options = useMemo(() => {
    const zones = timeZoneOptions(knownTimeZones(), device, 'UTC');
    return device === null ? [{ value: '', label: words.choose }, ...zones] : zones;
  }, [device]);
  const form = useForm({
    initial: { timeZone: device ?? '' },
    check: ({ timeZone }) => ({ timeZone: timeZone === '' ? words.missing : null }),
    body: ({ timeZone }) => ({ timeZone }),
    send: (body) => call(setTimeZone, { body }),
    onSaved: (profile) => {
      showToast({ tone: 'good', message: words.saved });
      if (profile.timeZone === 'UTC') onKeepUtc();
      leave();
      sessionStore.update(profile);
    },
    failed: words.failed,
  });
  return (
    <Card title={words.title}>
      <Form form={form} className="flex flex-col gap-4">
        <p>{device === null ? words.unknown : words.differs(nameOfZone(device))}</p>
        <SelectField
          label={words.label}
          options={options}
          className="max-w-prose"
          {...form.field('timeZone')}
        />
        <FormNotice form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            {uiTexts.save}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              onKeepUtc();
              leave();
            }}
          >
            {words.keep}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The card goes away with the button that was pressed: the keyboard goes on at the page's content. */
function leave(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
