import {
  type Currency,
  chosenKind,
  type DeviceKind,
  findDevice,
  isMedicine,
  listPriceOf,
} from '@dosewise/domain';
import { useId } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { texts as doseTexts } from '../../../data/doses/texts.ts';
import { texts as recordTexts } from '../../../data/pens/texts.ts';
import { pricesQuery } from '../../../data/prices/prices-query.ts';
import type { Elements } from '../../../kit/elements.ts';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Tiles } from '../../../kit/fields/tiles.tsx';
import { formatShortPrice } from '../../../languages/formats/money.ts';
import { placeOfClock, withPlace } from '../../../languages/formats/time-zones.ts';
import { zoneDates } from '../../../languages/formats/zone-dates.ts';
import { deviceName, nameOfEither } from '../../../parts/devices/device-words.ts';
import { medicineTitle } from '../../../parts/medicines/medicines.ts';
import { texts as addPenTexts } from '../../../parts/pens/add-pen/texts.ts';
import { texts as penTexts } from '../../../parts/pens/dialogs/texts.ts';
import { countSteps, nameStep } from '../../../parts/pens/step-words.ts';
import { describeFixedPace } from '../../../parts/plan/plan-words.ts';
import {
  type BeginStep,
  type BeginValues,
  type ChosenDose,
  chosenDose,
  dosesLeft,
  firstRecords,
} from './begin-answers.ts';
import { type ScreenProps, writeDay } from './screen-props.ts';
import { texts } from './texts.ts';

/** All that is to be saved, in words, each with a way back to its question; the time of day, and the cost. */
export function BeginCheck({ form, user, pens, timeZone, isLocked }: ScreenProps) {
  const { values } = form;
  const now = Date.now();
  const chosen = chosenDose(values);
  const records = firstRecords(values, pens, timeZone, now);
  if (chosen === null || records === null) return <></>;
  const { dayAndWeekday } = zoneDates(timeZone);
  const { doses, plan } = records;
  const kind = chosenKind(values);
  const entry = findDevice(values.device);
  const name =
    entry === undefined
      ? medicineTitle(records.medicine)
      : values.isAssumed
        ? nameOfEither(entry)
        : deviceName(entry);
  const opened = doses.find(({ isFromPen }) => isFromPen);
  const roundedMg = Number(chosen.doseMg.toFixed(2));
  const amount = texts.amount(roundedMg, countSteps(chosen.steps, nameStep(chosen.device)));
  const goTo = (step: BeginStep) => (isLocked ? null : () => form.change({ step }));
  const step = plan?.steps[0];
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        <Row title={doseTexts.sourceFact(kind)} onChange={goTo('brand')}>
          <bdi className="block font-semibold">{addPenTexts.nameOf(name, values.strength)}</bdi>
          <span className="block text-small text-quiet numbers">
            {[
              opened ? texts.openedOn(dayAndWeekday(opened.at)) : recordTexts.statuses.sealed(kind),
              texts.dosesLeft(dosesLeft(chosen, records)),
            ].join(' · ')}
          </span>
          {entry !== undefined && values.isAssumed ? (
            <span className="block text-small text-quiet">
              {texts.assumedPen(deviceName(entry))}
            </span>
          ) : null}
        </Row>
        {doses.length === 0 ? null : (
          <Row title={doses.length === 1 ? texts.lastDose : texts.doses} onChange={goTo('when')}>
            <span className="block font-semibold numbers">
              {doses.length === 1 ? amount : texts.dosesOf(doses.length, roundedMg)}
            </span>
            <span className="block text-small text-quiet numbers">
              {[
                doses.map(({ at }) => dayAndWeekday(at)).join(', '),
                ...(opened ? [] : [texts.fromOther(kind)]),
              ].join(' · ')}
            </span>
          </Row>
        )}
        <Row title={texts.plan} onChange={goTo(doses.length === 0 ? 'when' : 'dose')}>
          {step === undefined ? (
            <span className="block">{texts.noPlan}</span>
          ) : (
            <>
              <span className="block font-semibold numbers">
                {`${doseTexts.mg(step.doseMg)} · ${describeFixedPace(step)}`}
              </span>
              <span className="block text-small text-quiet numbers">
                {texts.nextOn(writeDay(step.startDate))}
              </span>
            </>
          )}
        </Row>
      </dl>
      {values.day === '' || isLocked ? null : (
        <TextField
          {...form.field('time')}
          type="time"
          label={withPlace(texts.time, placeOfClock(now, timeZone))}
          className="max-w-48"
        />
      )}
      {isLocked ? null : (
        <CostChips
          form={form}
          kind={kind}
          chosen={chosen}
          country={user.country}
          currency={user.currency}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly title: string;
  /** Null where it may not be changed any more. */
  readonly onChange: (() => void) | null;
  readonly children: Elements;
}

function Row({ title, onChange, children }: RowProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0">
        <dt id={id} className="text-small text-quiet">
          {title}
        </dt>
        <dd className="wrap-anywhere">{children}</dd>
      </div>
      {onChange === null ? null : (
        <button
          type="button"
          aria-label={texts.changeOf(title)}
          className="min-h-11 shrink-0 px-2 font-semibold text-accent underline-offset-4 hover:underline"
          onClick={onChange}
        >
          {addPenTexts.change}
        </button>
      )}
    </div>
  );
}

interface CostChipsProps extends Pick<ScreenProps, 'form'> {
  readonly kind: DeviceKind;
  readonly chosen: ChosenDose;
  readonly country: string;
  readonly currency: Currency;
}

/** The cost of the pen as chips: nothing, the list price, or an amount that is typed. No one has to say. */
function CostChips({ form, kind, chosen, country, currency }: CostChipsProps) {
  const { values, change } = form;
  const { medicine } = chosen.device;
  const prices = useQuery({
    ...pricesQuery(country, isMedicine(medicine) ? medicine : 'tirzepatide'),
    enabled: isMedicine(medicine),
  });
  const price =
    prices.data === undefined
      ? null
      : listPriceOf(chosen.device, Number(values.strength), prices.data);
  const tiles = [
    { value: 'free' as const, label: texts.free },
    ...(price === null
      ? []
      : [{ value: 'list' as const, label: texts.listPrice(formatShortPrice(price)) }]),
    { value: 'own' as const, label: texts.enterCost },
    { value: '' as const, label: texts.skipCost },
  ];
  const choose = (cost: BeginValues['cost']) => {
    const known = {
      '': { costPerPen: '', costCurrency: '' },
      free: { costPerPen: '0', costCurrency: '' },
      list: { costPerPen: String(price?.price ?? ''), costCurrency: price?.currency ?? '' },
      own: { costPerPen: '', costCurrency: '' },
    };
    change({ cost, ...known[cost] });
  };
  return (
    <div className="flex flex-col gap-3">
      <Tiles legend={texts.cost} value={values.cost} tiles={tiles} onChange={choose} />
      {values.cost === 'own' ? (
        <NumberField
          {...form.field('costPerPen')}
          label={penTexts.cost(kind, currency)}
          min={0}
          step={0.01}
        />
      ) : null}
    </div>
  );
}
