import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { deleteQuestionStore, useConfirmDelete } from './confirm-delete.ts';

const question = (title: string) => ({
  title,
  question: 'Sure?',
  confirmLabel: 'Delete',
  onDelete: () => Promise.resolve(),
  failed: 'Failed.',
});

it('asks one question at a time, the newest, and withdraws only its own', () => {
  let confirmDelete: ReturnType<typeof useConfirmDelete> = () => undefined;
  function Asking() {
    confirmDelete = useConfirmDelete();
    return null;
  }
  renderToString(<Asking />);
  confirmDelete(question('First'));
  const first = deleteQuestionStore.read();
  expect(first?.title).toBe('First');
  confirmDelete(question('Second'));
  first?.onClose();
  expect(deleteQuestionStore.read()?.title).toBe('Second');
  deleteQuestionStore.read()?.onClose();
  expect(deleteQuestionStore.read()).toBeNull();
});
