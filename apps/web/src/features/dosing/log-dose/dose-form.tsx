import { editPen, type Pen } from '@dosewise/contract';
import type { Millilitres } from '@dosewise/domain';
import {
  type ReactElement,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { isGone } from '../../../data/calls/api-error.ts';
import { useLogDose } from '../../../data/doses/dose-changes.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import type { Elements } from '../../../kit/elements.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { localDateTime, parseLocalDateTime } from '../../../kit/forms/local-date-time.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { useDeviceClock } from '../../../parts/device-clock/device-clock.ts';
import { doseWarnings, tabletWarnings } from '../../../parts/doses/dose-warnings.ts';
import { namePlace } from '../../../parts/doses/dose-words.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { restedSites } from '../../../parts/sites/rested-sites.ts';
import { AmountFields } from './amount-fields.tsx';
import type { CarriedDose } from './carried-dose.ts';
import { checkEntry, toDoseBody } from './dose-check.ts';
import {
  AFTER_LOGGING,
  type DoseEntry,
  type DoseEntryAction,
  EMPTY_ENTRY,
  EMPTY_INJECTION,
  enterDose,
  isOralEntry,
  withPlace,
} from './dose-entry.ts';
import type { UsualDose } from './entry-pen.ts';
import { toEntryPen } from './entry-pen.ts';
import { ConfirmEntryDialog, loadConfirmation } from './form-dialogs.ts';
import { type GapFacts, NO_GAP, useGapBefore } from './gap-before.ts';
import type { Rest } from './injection-fields.tsx';
import { describeInjection, type Logged } from './logged-dose.ts';
import { MoreFields } from './more-fields.tsx';
import { OpenedEarlier } from './opened-earlier.tsx';
import type { PenChoice } from './pen-shelf.tsx';
import { PlaceAndTime } from './place-and-time.tsx';
import { texts } from './texts.ts';
import { mayNeedRest, type PenRest, restOf, toPenParts } from './two-pens.ts';

interface DoseFormProps {
  readonly pens: PenChoice;
  /** The dose that another page hands over; null begins with the usual dose, now. */
  readonly carried: CarriedDose | null;
  readonly around: {
    /** Holds the form and the pens. */
    readonly section: RefObject<HTMLElement | null>;
    /** The pens to choose from, with what is wrong with the choice. */
    readonly shelf: (error: string | null) => ReactElement;
    /** Stands below the form. */
    readonly below: Elements;
  };
  /** The usual dose from this pen. */
  readonly usual: UsualDose | null;
  /** The volume of the user's Golden Dose setting; null where it is off or not known. */
  readonly usualGoldenMl: Millilitres | null;
  readonly rest: Rest;
  /** The message of a dose that was just logged. */
  readonly success: string | null;
  readonly onLogged: (logged: Logged) => void;
}

/** The dose with its pen, time and place; then the confirmation; then the server. */
export function DoseForm(props: DoseFormProps) {
  const { pens, around, rest, usual, carried, success, onLogged } = props;
  const pen = pens.chosen;
  const usualSteps = usual?.steps ?? null;
  // As it stood when it was looked at: a list that reloads meanwhile changes nothing about it.
  const [asked, setAsked] = useState<{ entry: DoseEntry; pen: Pen; gap: GapFacts | null } | null>(
    null,
  );
  // Right after a dose was logged no one wants to hear that one was just logged, before it is for another
  // time: what is pressed for the amount moves nothing.
  const [isHushed, setIsHushed] = useState(false);
  const [isTimeSet, setIsTimeSet] = useState(carried?.date != null);
  // It is for one dose: the next from this form is another one.
  const [plannedAt, setPlannedAt] = useState(carried?.plannedAt ?? null);
  // It belongs to the amount that it was chosen for, and to no other.
  const [taken, setTaken] = useState<PenRest | null>(null);
  const logDose = useLogDose();
  const when = useDeviceClock();
  const gapBefore = useGapBefore();
  const gapOf = (entry: DoseEntry, from: Pen) =>
    gapBefore(from.device.medicine, parseLocalDateTime(entry.date));
  if (asked?.gap === null) {
    // The plans may be loaded only once someone is asked.
    const gap = gapOf(asked.entry, asked.pen);
    if (gap !== null) setAsked({ ...asked, gap });
  }
  const form = useForm({
    initial: beginWith(pen, usualSteps, carried, rest),
    within: around.section,
    clock: { field: 'date', format: localDateTime },
    check: (entry) => checkEntry(entry, pen, Date.now()),
    body: (entry) => ({ ...toDoseBody(entry), ...(plannedAt !== null && { plannedAt }) }),
    onChecked: (entry) => {
      setAsked(pen && { entry, pen, gap: gapOf(entry, pen) });
      return false;
    },
    send: (body, id) => logDose(body, id, toPenParts(asked && restOf(taken, asked.entry))),
    failed: (error) => (isGone(error) ? texts.penOfDoseGone : explainError(error, texts.logFailed)),
    onFailed: (error, isPlaced) => {
      if (isPlaced || isGone(error)) setAsked(null);
    },
    onSaved: (done) => {
      const given = asked && restOf(taken, asked.entry);
      setAsked(null);
      setTaken(null);
      setIsHushed(true);
      setIsTimeSet(false);
      setPlannedAt(null);
      form.startAnew({ ...entry, ...EMPTY_INJECTION, ...AFTER_LOGGING });
      if (asked === null) return;
      const { dose, fate } = done;
      const isCovered = fate === 'covered';
      const { amount, from, short } = describeInjection(dose, asked.pen, isCovered ? null : given);
      const place = namePlace(dose);
      onLogged({
        pen: asked.pen,
        done,
        message: isCovered
          ? texts.loggedAlready(when(dose.date))
          : texts.logged(amount, from, place),
        words: texts.doseAt(short, place),
        others: toPenParts(given),
        facts: isCovered ? [] : (asked.gap ?? NO_GAP).after,
      });
    },
  });
  const beginDate = useEffectEvent(() => {
    if (carried?.date) form.change({ date: carried.date });
  });
  useEffect(() => beginDate(), []);
  useEffect(() => void loadConfirmation().catch(() => undefined), []);
  const { date, ...entry } = form.values;
  // The list keeps a pen's identity until something about it changes.
  const entryPen = useMemo(() => pen && toEntryPen(pen, usualSteps), [pen, usualSteps]);
  if (entry.pen !== entryPen) {
    form.follow(enterDose(entry, { type: 'pen chosen', pen: entryPen }));
  }

  const isOral = isOralEntry(form.values);
  const dateError = form.field('date').error;
  const warned = asked?.pen ?? pen;
  const warnings = [
    ...(warned === null ? [] : tabletWarnings(warned, entry.clicks)),
    ...doseWarnings(warned, rest.doses, parseLocalDateTime(date)),
  ];
  const change = (changed: Partial<DoseEntry>) => {
    if ('date' in changed) {
      setIsHushed(false);
      setIsTimeSet(true);
    }
    form.change(changed);
  };
  const takeRest = (found: PenRest | null) => {
    setTaken(found);
    if (found !== null) change(enterDose(entry, { type: 'clicks moved', to: found.clicks }));
  };
  // The pressed button is gone then.
  const focusButton = () =>
    form.element.current
      ?.querySelector<HTMLElement>('[type=submit]')
      ?.focus({ preventScroll: true });
  const dispatch = (action: DoseEntryAction) => change(enterDose(entry, action));
  return (
    <div className="flex min-w-0 flex-col gap-3 sm:gap-4">
      <Card className="flex flex-col gap-2 max-sm:p-3 max-sm:pt-2 sm:gap-4">
        {around.shelf(form.field('pen').error)}
        <Form
          form={form}
          aria-label={texts.form}
          className="@container flex flex-col gap-2 sm:gap-4"
        >
          <AmountFields
            entry={form.values}
            pen={pen}
            usual={usual}
            dispatch={dispatch}
            error={form.field('clicks').error ?? form.field('volume').error}
          />
          {pen !== null && mayNeedRest(pen, form.values, usual) ? (
            <TwoPensOffer
              entry={form.values}
              pen={pen}
              pens={pens.all}
              usual={usual}
              timeZone={rest.timeZone}
              rest={restOf(taken, form.values)}
              onTake={takeRest}
            />
          ) : null}
          <PlaceAndTime
            entry={form.values}
            onChange={change}
            rest={rest}
            isOral={isOral}
            time={{ isSet: isTimeSet, error: dateError, onOpen: () => setIsTimeSet(true) }}
          />
          {dateError === texts.dateBeforePen ? (
            <IfMayCall route={editPen}>
              <OpenedEarlier pen={pen} date={date} onCorrected={focusButton} />
            </IfMayCall>
          ) : null}
          <MoreFields
            entry={form.values}
            pen={pen}
            usualGoldenMl={props.usualGoldenMl}
            onChange={change}
            dispatch={dispatch}
          />
          {(isHushed ? [] : warnings).map((warning) => (
            <Notice key={warning} tone="caution">
              {warning}
            </Notice>
          ))}
          <div className="in-reach -mx-3 -mb-3 flex flex-col gap-2 rounded-b-card px-3 py-2 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-3">
            {asked === null ? <FormNotice form={form} /> : null}
            {success === null ? null : (
              // Over what is above it: nothing moves as it comes, nor as it goes.
              <div className="absolute inset-x-3 bottom-full layer-raised mb-2 rounded-control bg-surface shadow-card sm:inset-x-6">
                <Notice tone="good">{success}</Notice>
              </div>
            )}
            <Button type="submit" className="min-h-12 sm:self-end sm:px-12">
              {texts.log}
            </Button>
          </div>
        </Form>
        {asked === null ? null : (
          <ConfirmEntryDialog
            asked={{ ...asked, rest: restOf(taken, asked.entry) }}
            namesMedicine={pens.namesMedicine}
            warnings={[...(asked.gap ?? NO_GAP).before, ...warnings]}
            busy={form.busy}
            error={form.failure}
            onClose={() => {
              setAsked(null);
              form.goBack();
            }}
            onConfirm={form.send}
          />
        )}
      </Card>
      {around.below}
    </div>
  );
}

const TwoPensOffer = lazyPart(
  async () => (await import('./two-pens-offer.tsx')).TwoPensOffer,
  null,
);

/**
 * The form at first: the usual dose, or the one that someone comes with, at the place that has rested longest. The
 * next one from this form begins at the place that is specified.
 */
function beginWith(
  pen: Pen | null,
  usualSteps: number | null,
  carried: CarriedDose | null,
  { sites, doses }: Rest,
): DoseEntry {
  if (pen === null) return EMPTY_ENTRY;
  const entryPen = toEntryPen(pen, usualSteps);
  const chosen = enterDose(EMPTY_ENTRY, { type: 'pen chosen', pen: entryPen });
  const begun = carried === null ? chosen : enterDose(chosen, carried.action);
  const site = carried?.site ?? restedSites(sites, doses).suggested;
  return { ...EMPTY_ENTRY, ...begun, ...(site && withPlace(site.location, site.subLocation)) };
}
