import type { Symptom } from '@dosewise/contract';
import { saysNoSymptoms } from '@dosewise/domain';
import { useUndoableDelete } from '../../../../api/lists/undoable-delete.ts';
import { texts as apiTexts } from '../../../../api/texts.ts';
import { useOneAtATime } from '../../../../forms/one-at-a-time.ts';
import {
  type NewSymptom,
  symptomList,
  useAddSymptom,
} from '../../../../records/symptoms/symptom-changes.ts';
import { showToast } from '../../../../ui/feedback/toasts.ts';

/** Nobody was asked before, so there is time to see what was logged. */
const UNDO_MS = 10_000;

interface SymptomOrder {
  readonly body: NewSymptom;
  /** Of the record: a retry sends the same. */
  readonly id: string;
  /** What was logged, as a sentence. */
  readonly logged: string;
}

/** The list, in which no symptoms are called so. */
const LIST = {
  ...symptomList,
  nameOf: (entry: Symptom) => (saysNoSymptoms(entry) ? entry.note : symptomList.nameOf(entry)),
};

/** Logs a symptom at once, and offers to take it back. */
export function useLogSymptom() {
  const add = useAddSymptom();
  const takeBack = useUndoableDelete(LIST, mainContent);
  return useOneAtATime({
    mutationFn: async ({ body, id, logged }: SymptomOrder) => {
      const symptom = await add(body, id);
      showToast({
        tone: 'good',
        message: logged,
        shownMs: UNDO_MS,
        action: { label: apiTexts.undo, run: () => takeBack(symptom) },
        focusAfter: mainContent,
      });
    },
  });
}

const mainContent = () => document.getElementById('main');
