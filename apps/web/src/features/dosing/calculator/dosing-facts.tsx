import { WEEKLY_PEN } from '@dosewise/domain';
import { InfoIcon } from '../../../ui/icons/icons.tsx';
import { texts } from './texts.ts';

/** What the leaflet and common practice say; facts, not advice. */
export function DosingFacts() {
  return (
    <section
      aria-labelledby="dosing-facts"
      className="rounded-card bg-surface p-5 shadow-card sm:px-8 sm:py-6"
    >
      <h2 id="dosing-facts" className="mb-3 flex items-center gap-2 text-lead">
        <InfoIcon className="size-6 text-accent" />
        {texts.about}
      </h2>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {texts.facts(WEEKLY_PEN.clicksPerDose, WEEKLY_PEN.dosesPerPen).map((fact) => (
          <li
            key={fact}
            className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-accent"
          >
            {fact}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-quiet">{texts.partOfDose}</p>
    </section>
  );
}
