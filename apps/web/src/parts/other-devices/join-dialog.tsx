import { useQuery } from '../../data/calls/use-query.ts';
import { Notice } from '../../kit/feedback/notice.tsx';
import { showToast } from '../../kit/feedback/toasts.ts';
import { TextAreaField } from '../../kit/fields/text-area.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { LANGUAGE } from '../../languages/formats/spoken.ts';
import { localStateQuery } from '../local/local-state.ts';
import { SharingError, startSharing } from './shared-records.ts';
import { texts } from './texts.ts';
import { readWords, type WordFault } from './twelve-words.ts';

/** Asks for the words of another device, and gets its records. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const records = useQuery(localStateQuery).data?.records ?? 0;
  const form = useForm({
    initial: { words: '' },
    body: ({ words }) => words,
    send: async (words) => {
      const entropy = await readWords(words, LANGUAGE);
      if (!(entropy instanceof Uint8Array)) throw new SharingError(sentenceOf(entropy), true);
      await startSharing({ entropy, isJoining: true });
      // Here, since what opened this dialog may be gone once there are records.
      showToast({ tone: 'good', message: texts.joined });
    },
    onSaved: onClose,
    failed: texts.failed,
  });
  return (
    <FormDialog form={form} title={texts.joinTitle} submit={texts.getRecords} onClose={onClose}>
      <TextAreaField
        {...form.field('words')}
        label={texts.joinLabel}
        hint={texts.joinHint}
        rows={3}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
      />
      {records === 0 ? null : <Notice tone="info">{texts.addedToOthers(records)}</Notice>}
    </FormDialog>
  );
}

function sentenceOf(fault: WordFault): string {
  if (fault.kind === 'order') return texts.wordOrder;
  if (fault.kind === 'count') {
    return fault.count === 0 ? texts.noWords : texts.wordCount(fault.count);
  }
  const { word, guess } = fault;
  return guess === null ? texts.unknownWord(word) : texts.guessedWord(word, guess);
}
