import {
  type Clicks,
  doseDecimals,
  doseFromSteps,
  WEEKLY_PEN,
  weeklyPenScale,
} from '@dosewise/domain';
import { type Dispatch, useReducer } from 'react';
import { IS_STATIC } from '../../../data/browser/base.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useAddressQuery } from '../../../data/navigation/use-address-query.ts';
import { useAuth } from '../../../data/session/session.ts';
import { tokenInUse } from '../../../data/session/session-store.ts';
import { Amount } from '../../../kit/amount.tsx';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { NumberInput } from '../../../kit/fields/number-input.tsx';
import { Select } from '../../../kit/fields/select.tsx';
import { Slider } from '../../../kit/fields/slider.tsx';
import { InfoIcon } from '../../../kit/icons/icons.tsx';
import { figure } from '../../../languages/formats/numbers.ts';
import { HelpLink } from '../../../parts/navigation/help-link.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { PenDrawing } from '../../../parts/pens/drawing/pen-drawing.tsx';
import { partFills } from '../../../parts/pens/drawing/pen-fill.ts';
import { BeginLocal } from '../../../parts/session/begin-local.tsx';
import { texts as typedTexts } from '../../../parts/typed-dose/texts.ts';
import { fallsBetween, TypedDoseHint } from '../../../parts/typed-dose/typed-dose-hint.tsx';
import {
  type CalculatorAction,
  type CalculatorResult,
  type CalculatorState,
  calculate,
  calculateResult,
  INITIAL_STATE,
  toQuery,
} from './calculator-state.ts';
import { texts } from './texts.ts';
import { type LatestDose, useOwnRecords } from './use-own-records.ts';

/** Strength and clicks of the first pen to milligrams, and back. */
export function KwikPenCalculator() {
  const [state, dispatch] = useReducer(calculate, INITIAL_STATE);
  const result = calculateResult(state);
  const query = toQuery(state);
  useAddressQuery(state.isTouched ? query : null, (opened) =>
    dispatch({ type: 'address opened', query: opened }),
  );
  const { session } = useAuth();
  const latest = useOwnRecords(tokenInUse(session), dispatch);

  return (
    <>
      <form
        aria-label={texts.calculator}
        onSubmit={(event) => event.preventDefault()}
        className="with-inputs overflow-clip rounded-card bg-surface shadow-card lg:grid lg:grid-cols-[5fr_7fr]"
      >
        <DialledPen clicks={state.clicks} />
        <CalculatorResultPanel result={result} />
        <CalculatorControls state={state} result={result} dispatch={dispatch} />
      </form>
      <RecordsLine
        session={session.status}
        latest={latest}
        query={state.isTouched && state.clicks > 0 ? query : ''}
      />
      <DosingFacts />
    </>
  );
}

/** A full pen on which `clicks` are dialled: the liquid sinks by what they would take. */
function DialledPen({ clicks }: { clicks: Clicks }) {
  const { clicksPerDose, dosesPerPen } = WEEKLY_PEN;
  const left = dosesPerPen - clicks / clicksPerDose;
  return (
    <figure className="bg-data-tint px-4 pt-6 pb-3 sm:px-8 lg:col-span-2 lg:pt-10 lg:pb-8">
      <PenDrawing
        parts={partFills(left, dosesPerPen)}
        remainder={1}
        dial={{ value: clicks, max: clicksPerDose }}
        className="mx-auto max-w-3xl"
      />
      <figcaption className="mt-3 text-center text-small text-quiet max-sm:sr-only">
        {texts.pen}
      </figcaption>
    </figure>
  );
}

/** The dose in large figures, and how it comes about. */
function CalculatorResultPanel({ result }: { result: CalculatorResult }) {
  return (
    <div className="flex flex-col items-center justify-center gap-2 bg-data-tint px-5 pt-2 pb-6 text-center lg:bg-surface lg:py-8">
      <h2 id="calculated-dose" className="text-body font-semibold text-quiet">
        {texts.result}
      </h2>
      <output htmlFor="strength dose clicks" aria-labelledby="calculated-dose">
        <Amount className="text-display font-semibold">{figure(result.dose.toFixed(2))}</Amount>
        <Amount className="ml-2 text-lead font-semibold text-quiet">{texts.mg}</Amount>
      </output>
      <Amount as="p" className="text-quiet numbers">
        {result.calculation}
      </Amount>
      <Amount as="p" className="text-small text-quiet numbers">
        {texts.volume(result.volume, Math.round(result.volume * 100))}
      </Amount>
    </div>
  );
}

const STRENGTHS = WEEKLY_PEN.strengthsMg.map((strength) => ({
  value: String(strength),
  label: texts.inMg(strength),
}));

interface CalculatorControlsProps {
  readonly state: CalculatorState;
  readonly result: CalculatorResult;
  readonly dispatch: Dispatch<CalculatorAction>;
}

/** Strength, dose and clicks. */
function CalculatorControls({ state, result, dispatch }: CalculatorControlsProps) {
  const dose = texts.inMg(result.dose.toFixed(2));
  const isOutdated = result.isTypedDoseOutdated;
  return (
    <div className="@container flex flex-col justify-center gap-6 p-5 sm:p-8 lg:border-l lg:border-line">
      <Slider
        label={texts.clicks}
        name="clicks"
        value={state.clicks}
        min={0}
        max={WEEKLY_PEN.clicksPerDose}
        step={1}
        valueText={texts.clicksSpoken(state.clicks, dose)}
        onChange={(to) => dispatch({ type: 'clicks moved', to })}
      />
      <div className="grid gap-4 @min-[17.5rem]:grid-cols-2">
        <Field label={texts.strength}>
          {(control) => (
            <Select
              {...control}
              name="strength"
              value={String(state.strength)}
              options={STRENGTHS}
              onChange={(value) => dispatch({ type: 'strength chosen', strength: Number(value) })}
            />
          )}
        </Field>
        <Field label={texts.dose} hint={isOutdated ? texts.outdated(dose) : undefined}>
          {(control) => (
            <NumberInput
              {...control}
              name="dose"
              className={isOutdated ? '[&_input]:line-through' : undefined}
              value={state.doseText}
              suffix={texts.mg}
              min={0}
              step={0.01}
              autoComplete="off"
              onChange={(text) => dispatch({ type: 'dose typed', text })}
            />
          )}
        </Field>
      </div>
      <div role="status" className="empty:hidden">
        <DoseHint state={state} hint={result.hint} dispatch={dispatch} />
      </div>
      <HelpLink topic="click" />
    </div>
  );
}

interface RecordsLineProps {
  readonly session: 'visitor' | 'checking' | 'user';
  readonly latest: LatestDose | null;
  /** The dialled dose for Log Dose; empty while no one has dialled one. */
  readonly query: string;
}

/** The way to one's records: a login for visitors, for others the next and the latest entry. */
function RecordsLine({ session, latest, query }: RecordsLineProps) {
  return (
    <div className="flex min-h-12 flex-col items-center justify-center gap-3">
      {session === 'visitor' && !IS_STATIC ? (
        <Link
          to={PATHS.login}
          className={buttonClass('secondary', 'visitor-only self-stretch sm:self-center')}
        >
          {texts.logIn}
        </Link>
      ) : null}
      <BeginLocal />
      {session === 'user' && query ? (
        <Link
          to={`${PATHS.logDose}?${query}`}
          returnsTo={PATHS.dashboard}
          className={buttonClass('primary', 'self-stretch sm:self-center')}
        >
          {texts.log}
        </Link>
      ) : null}
      {latest === null ? null : (
        <p className="text-center text-quiet numbers">
          {texts.latest(texts.inMg(latest.doseMg.toFixed(2)), latest.day)}
        </p>
      )}
    </div>
  );
}

/** Facts of the leaflet and of common practice, not advice. */
function DosingFacts() {
  return (
    <section
      aria-labelledby="dosing-facts"
      className="rounded-card border border-line bg-surface p-5 sm:px-8 sm:py-6"
    >
      <h2 id="dosing-facts" className="mb-3 flex items-center gap-2 text-lead">
        <InfoIcon className="size-6 text-data" />
        <span>{texts.about}</span>
      </h2>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {texts.facts(WEEKLY_PEN.clicksPerDose, WEEKLY_PEN.dosesPerPen).map((fact) => (
          <li
            key={fact}
            className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-data"
          >
            {fact}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-quiet">{texts.partOfDose}</p>
    </section>
  );
}

interface DoseHintProps {
  readonly state: CalculatorState;
  readonly hint: CalculatorResult['hint'];
  readonly dispatch: Dispatch<CalculatorAction>;
}

/** A hint about the typed dose, and the clicks that come closest to it. */
function DoseHint({ state, hint, dispatch }: DoseHintProps) {
  const { doseText, strength } = state;
  if (hint === null) return null;
  if (hint.kind === 'above') {
    const sentence = typedTexts.moreThanFullDose(doseText, strength);
    return <TypedDoseHint hint={{ tone: 'caution', sentence, choices: [] }} />;
  }
  const { neighbours } = hint;
  const scale = weeklyPenScale(strength);
  const pair = typedTexts.pairOfSteps(neighbours[0], texts.inClicks(neighbours[1]));
  return (
    <TypedDoseHint
      hint={{
        tone: 'info',
        sentence: fallsBetween(doseText, scale, neighbours, pair),
        choices: neighbours.map((clicks) => ({
          label: typedTexts.choice(
            texts.inClicks(clicks),
            doseFromSteps(clicks, scale).toFixed(doseDecimals(scale)),
          ),
          isChosen: clicks === state.clicks,
          onChoose: () => dispatch({ type: 'clicks moved', to: clicks }),
        })),
      }}
    />
  );
}
