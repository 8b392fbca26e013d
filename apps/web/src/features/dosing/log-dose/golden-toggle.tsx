import type { Pen } from '@dosewise/contract';
import { useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { isolated } from '../../../format/isolated.ts';
import { hasAcknowledged } from '../../../records/golden-dose/golden-consent.ts';
import { GoldenDoseDialog } from '../../../records/golden-dose/golden-dose-dialog.tsx';
import { useSetFifthDose } from '../../../records/pens/pen-changes.ts';
import { useAuth } from '../../../session/session.tsx';
import { Switch } from '../../../ui/fields/choice.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { texts } from './texts.ts';

/** Allows Golden Doses from a pen. The first time in a session it informs and asks before. */
export function GoldenToggle({ pen, tabIndex }: { pen: Pen; tabIndex: -1 | undefined }) {
  const { session } = useAuth();
  const userId = session.status === 'user' ? session.user._id : '';
  const setFifthDose = useSetFifthDose();
  const [asks, setAsks] = useState(false);

  const send = (enableFifthDose: boolean) => setFifthDose.mutate({ id: pen._id, enableFifthDose });
  const change = (wanted: boolean) => {
    if (wanted && !hasAcknowledged(userId)) setAsks(true);
    else send(wanted);
  };
  // While it is being sent the switch stands where it was put, also once the list has come anew.
  const sent = setFifthDose.isPending ? setFifthDose.variables : undefined;
  const isOn = sent?.enableFifthDose ?? pen.enableFifthDose;
  return (
    <div className="min-w-0">
      <Switch
        label={
          <span className="text-small">
            {texts.golden}
            <span className="sr-only">{texts.goldenFor(isolated(pen.name))}</span>
          </span>
        }
        checked={isOn}
        tabIndex={tabIndex}
        onChange={change}
      />
      <FieldError
        id={`golden-error-${pen._id}`}
        error={
          setFifthDose.isError ? sentenceOf(setFifthDose.error, texts.goldenToggleFailed) : null
        }
      />
      <GoldenDoseDialog
        open={asks}
        onClose={() => setAsks(false)}
        onAcknowledged={() => {
          setAsks(false);
          send(true);
        }}
      />
    </div>
  );
}
