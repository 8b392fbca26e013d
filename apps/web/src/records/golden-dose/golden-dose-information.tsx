import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

/** What the Golden Dose is, what it saves, and what speaks against it. `children` is what is said. */
export function GoldenDoseInformation({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <p className="text-quiet">{texts.arithmetic}</p>
      <Notice tone="caution" title={texts.beforeYouDecide}>
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-ink">
          {texts.cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      </Notice>
      <p>{texts.askFirst}</p>
    </>
  );
}
