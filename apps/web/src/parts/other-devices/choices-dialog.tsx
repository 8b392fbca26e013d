import type { LocalChoice } from '@dosewise/local/protocol';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../data/calls/use-query.ts';
import { useUnits } from '../../data/session/use-units.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { StatusLine } from '../../kit/feedback/status-line.tsx';
import { texts as kitTexts } from '../../kit/texts.ts';
import { describeChoice } from './describe-choice.ts';
import { choose, sharedQuery } from './shared-records.ts';
import { texts } from './texts.ts';

/** Lists what two devices have changed, each to settle by a press. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const choices = useQuery(sharedQuery).data?.choices ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.choicesTitle}
      size="wide"
      actions={
        <Button kind="secondary" onClick={onClose}>
          {kitTexts.close}
        </Button>
      }
    >
      <p className="mb-4 text-quiet" aria-live="polite">
        {choices.length === 0 ? texts.allChosen : texts.choicesLead}
      </p>
      <ul className="flex flex-col gap-4">
        {choices.map((choice) => (
          <li key={choice.key + JSON.stringify(choice.other)}>
            <ChoiceCard choice={choice} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function ChoiceCard({ choice }: { readonly choice: LocalChoice }) {
  const { title, kept, other, isInformation } = describeChoice(choice, useUnits());
  const choosing = useOneAtATime({
    mutationFn: (takesOther: boolean) => choose(choice.key, takesOther),
  });
  const { isPending, variables } = choosing;
  const versions = [
    [texts.kept, kept],
    [texts.other, other],
  ] as const;
  return (
    <section className="rounded-control border border-line p-4">
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-2 flex flex-col gap-2">
        {versions.map(([name, facts]) => (
          <div key={name} className="flex flex-col sm:flex-row sm:gap-3">
            <dt className="shrink-0 text-small text-quiet sm:w-32 sm:pt-0.5">{name}</dt>
            <dd className="min-w-0 wrap-anywhere numbers">{facts}</dd>
          </div>
        ))}
      </dl>
      {isInformation ? <p className="mt-2 text-small text-quiet">{texts.penTooEmpty}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          kind="secondary"
          busy={isPending && variables === false}
          onClick={() => choosing.mutate(false)}
        >
          {texts.keep}
        </Button>
        {isInformation ? null : (
          <Button
            kind="secondary"
            busy={isPending && variables === true}
            onClick={() => choosing.mutate(true)}
          >
            {texts.takeOther}
          </Button>
        )}
      </div>
      {choosing.isError ? (
        <StatusLine className="mt-2" tone="danger" message={texts.impossible} />
      ) : null}
    </section>
  );
}
