import { CautionIcon } from '../../../ui/icons/icons.tsx';
import type { PenNote } from './outlook-words.ts';

/** Sentences about a pen, one a line; those to take note of with a sign. */
export function PenNotes({ notes }: { notes: readonly PenNote[] }) {
  return notes.map(({ text, isCaution }) =>
    isCaution ? (
      <span key={text} className="flex gap-2 text-small text-caution numbers">
        <CautionIcon className="size-5" />
        <span>{text}</span>
      </span>
    ) : (
      <span key={text} className="text-small numbers">
        {text}
      </span>
    ),
  );
}
