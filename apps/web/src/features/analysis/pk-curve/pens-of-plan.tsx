import type { PlannedPens } from '@dosewise/domain';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { describePens, isStretched } from './pen-words.ts';
import { texts } from './texts.ts';

/** The pens that a plan needs, and a warning where one would be stretched. */
export function PensOfPlan({ pens }: { pens: readonly PlannedPens[] }) {
  if (pens.length === 0) return null;
  const stretched = pens.some(isStretched);
  return (
    <Notice
      tone={stretched ? 'caution' : 'info'}
      title={stretched ? texts.notOnePen : texts.pens}
      announce="none"
    >
      <ul className="flex flex-col gap-2">
        {pens.map((need) => (
          <li key={need.penStrength}>{describePens(need)}</li>
        ))}
      </ul>
      <p className="mt-2 text-small">{texts.penRule}</p>
    </Notice>
  );
}
