import { type Dose, deleteDose } from '@dosewise/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../kit/feedback/toasts.ts';
import { newId } from '../../kit/forms/submission-key.ts';
import { texts as uiTexts } from '../../kit/texts.ts';
import { keptToken } from '../browser/storage.ts';
import { call } from '../calls/api-client.ts';
import { orAlreadyGone } from '../calls/api-error.ts';
import { useOneAtATime } from '../calls/one-at-a-time.ts';
import { texts as apiTexts } from '../calls/texts.ts';
import { orDiscard } from '../outbox/keep-record.ts';
import { describeKept } from '../outbox/use-outbox.ts';
import { type LoggedDose, type NewDose, type PenPart, partId, useLogDose } from './dose-changes.ts';
import { texts } from './texts.ts';

/** No one was asked before, so there is time to see what was logged. */
const UNDO_MS = 10_000;

interface PlannedDose {
  /** With the planned instant that it is for, so that it is one however often it is sent. */
  readonly body: NewDose & { readonly plannedAt: string };
  /** The parts that other pens give. */
  readonly others?: readonly PenPart[];
  /** The dose in words: '10 mg, 40 clicks from Pen 15, left thigh'. */
  readonly words: string;
  /** The sentence where it was logged already, elsewhere. */
  readonly loggedAlready: (dose: Dose) => string;
  /** Told once it is logged, though the button that logged it may be gone by then. */
  readonly onLogged?: (() => void) | undefined;
}

/** Logs a planned dose, and offers to take it back. */
export function useLogPlanned() {
  const client = useQueryClient();
  const logDose = useLogDose();
  return useOneAtATime({
    mutationFn: async ({ body, others, words, loggedAlready, onLogged }: PlannedDose) => {
      const done = await logDose(body, newId(), others);
      const isCovered = done.fate === 'covered';
      const logged = isCovered ? loggedAlready(done.dose) : texts.logged(words);
      onLogged?.();
      tellLogged(client, done, words, { logged, others });
    },
  });
}

/** Says what became of a dose, and offers to take it back where it is this one. */
export function tellLogged(
  client: QueryClient,
  { dose, fate }: LoggedDose,
  words: string,
  {
    logged = texts.logged(words),
    others = [],
    facts = [],
  }: {
    readonly logged?: string | undefined;
    readonly others?: readonly PenPart[] | undefined;
    /** Facts to tell besides, a sentence each. */
    readonly facts?: readonly string[] | undefined;
  } = {},
): void {
  showToast({
    tone: 'good',
    message: [fate === 'waiting' ? describeKept(words) : logged, ...facts].join(' '),
    shownMs: UNDO_MS,
    ...(fate !== 'covered' && {
      action: {
        label: apiTexts.undo,
        run: takingBack(client, [...others.map((_, index) => partId(dose._id, index)), dose._id]),
      },
    }),
    focusAfter: () => document.getElementById('main'),
  });
}

/** Takes back doses in this order, so that the first part of an injection goes last. */
function takingBack(client: QueryClient, ids: readonly string[]): () => void {
  // The token of now: it is this person's dose, no matter who logs in next on this browser.
  const token = keptToken() ?? '';
  const takeBack = async () => {
    try {
      for (const id of ids) {
        await orDiscard(client, id, () =>
          orAlreadyGone(call(deleteDose, { params: { id } }, { token })),
        );
      }
    } catch {
      showToast({
        tone: 'danger',
        message: texts.takeBackFailed,
        action: { label: uiTexts.tryAgain, run: () => void takeBack() },
      });
    }
  };
  return () => void takeBack();
}
