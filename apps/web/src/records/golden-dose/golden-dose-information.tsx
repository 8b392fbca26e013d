import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import {
  GOLDEN_DOSE_ARITHMETIC,
  GOLDEN_DOSE_ASK_FIRST,
  GOLDEN_DOSE_CAUTIONS,
} from './golden-dose-text.ts';

/** What the Golden Dose is, what it saves, and what speaks against it. `children` is what is said. */
export function GoldenDoseInformation({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <p className="text-quiet">{GOLDEN_DOSE_ARITHMETIC}</p>
      <Notice tone="caution" title="Before you decide">
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-ink">
          {GOLDEN_DOSE_CAUTIONS.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      </Notice>
      <p>{GOLDEN_DOSE_ASK_FIRST}</p>
    </>
  );
}
