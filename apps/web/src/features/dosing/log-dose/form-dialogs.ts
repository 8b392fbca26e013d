import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';

// One download for all that most visits never open; it brings the catalogue of devices along.
const load = () => import('./late-dialogs.ts');

export const AddPenDialog = lazyDialog(async () => (await load()).AddPenDialog);
export const EditPenDialog = lazyDialog(async () => (await load()).EditPenDialog);
export const CostDataDialog = lazyDialog(async () => (await load()).CostDataDialog);
export const DeletePenDialog = lazyDialog(async () => (await load()).DeletePenDialog);
export const DoseWithoutPenDialog = lazyDialog(async () => (await load()).DoseWithoutPenDialog);
export const EditDoseDialog = lazyDialog(async () => (await load()).EditDoseDialog);
export const DeleteDoseDialog = lazyDialog(async () => (await load()).DeleteDoseDialog);

/** The one that every dose passes: asked for ahead, though the page does not wait for it. */
export const loadConfirmation = () => import('./confirm-entry-dialog.tsx');

export const ConfirmEntryDialog = lazyDialog(
  async () => (await loadConfirmation()).ConfirmEntryDialog,
);
