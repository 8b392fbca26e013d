import { useEffect, useState } from 'react';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { texts as kitTexts } from '../../kit/texts.ts';
import { LANGUAGE } from '../../languages/formats/spoken.ts';
import { pageAddress, startSharing } from './shared-records.ts';
import { texts } from './texts.ts';
import { isSameWord, makeWords, WORD_COUNT } from './twelve-words.ts';

type Words = Awaited<ReturnType<typeof makeWords>>;
type Step = 'before' | 'words' | 'check' | 'started';

interface BeginDialogProps {
  /** True: these words take the place of others. */
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** Says what the words are, shows them once, asks for two of them, and starts. */
export function BeginDialog({ isNew, onClose }: BeginDialogProps) {
  const [step, setStep] = useState<Step>('before');
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let isGone = false;
    void makeWords(LANGUAGE).then((made) => {
      if (!isGone) setWords(made);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (step === 'before' || words === null) {
    return <Before isNew={isNew} onNext={() => setStep('words')} onClose={onClose} />;
  }
  if (step === 'words') {
    return <Shown words={words} onNext={() => setStep('check')} onClose={onClose} />;
  }
  if (step === 'check') {
    return (
      <Check
        words={words}
        onBack={() => setStep('words')}
        onStarted={() => setStep('started')}
        onClose={onClose}
      />
    );
  }
  return <Started onClose={onClose} />;
}

interface StepProps {
  readonly onNext: () => void;
  readonly onClose: () => void;
}

function Before({ isNew, onNext, onClose }: StepProps & { readonly isNew: boolean }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? texts.newWordsTitle : texts.beginTitle}
      content="before"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button onClick={onNext}>{texts.showWords}</Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-3 pl-5">
        {(isNew ? texts.newWordsBefore : texts.before).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {globalThis.isSecureContext ? null : (
        <Notice tone="caution" className="mt-4">
          {texts.withoutTls}
        </Notice>
      )}
    </Dialog>
  );
}

function Shown({ words, onNext, onClose }: StepProps & { readonly words: Words }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.wordsTitle}
      content="words"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button onClick={onNext}>{texts.written}</Button>
        </>
      }
    >
      <p className="mb-4 text-quiet">{texts.wordsHint}</p>
      {/* Names of words are no text to translate. */}
      <ol
        aria-label={texts.wordsTitle}
        translate="no"
        className="grid grid-cols-2 gap-x-4 rounded-control bg-sunken p-4 sm:grid-cols-3"
      >
        {words.words.map((word, at) => (
          // A word may come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is known by
          <li key={at} className="flex items-baseline gap-2 py-1.5">
            <span className="w-6 shrink-0 text-right text-small text-quiet numbers">{at + 1}</span>
            <span className="font-semibold wrap-anywhere">{word}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Two places among the words, in their order. */
function twoPlaces(): readonly [number, number] {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
  const first = one % WORD_COUNT;
  const second = (first + 1 + (other % (WORD_COUNT - 1))) % WORD_COUNT;
  return first < second ? [first, second] : [second, first];
}

interface CheckProps {
  readonly words: Words;
  readonly onBack: () => void;
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

function Check({ words, onBack, onStarted, onClose }: CheckProps) {
  const [[one, other]] = useState(twoPlaces);
  const errorOf = (typed: string, place: number) => {
    if (typed.trim() === '') return texts.wordMissing(place + 1);
    return isSameWord(typed, words.words[place] ?? '') ? null : texts.wordWrong(place + 1);
  };
  const form = useForm({
    initial: { one: '', other: '' },
    check: (typed) => ({ one: errorOf(typed.one, one), other: errorOf(typed.other, other) }),
    body: () => words.entropy,
    send: (entropy) => startSharing({ entropy, isJoining: false }),
    onSaved: onStarted,
    failed: texts.failed,
  });
  return (
    <FormDialog
      form={form}
      title={texts.checkTitle}
      submit={texts.start}
      step={{ name: 'check', back: onBack }}
      onClose={onClose}
    >
      <p className="text-quiet">{texts.checkHint}</p>
      <TextField
        {...form.field('one')}
        label={texts.wordNumber(one + 1)}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('other')}
        label={texts.wordNumber(other + 1)}
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  );
}

function Started({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.startedTitle}
      content="started"
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <p>{texts.started(pageAddress())}</p>
    </Dialog>
  );
}
