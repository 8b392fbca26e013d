import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';

// Most visits open none of these; the first brings the catalogue of devices along.

export const AddPenDialog = lazyDialog(
  async () => (await import('../../../parts/pens/add-pen/add-pen-dialog.tsx')).AddPenDialog,
);
export const EditPenDialog = lazyDialog(
  async () => (await import('../../../parts/pens/dialogs/pen-dialogs.tsx')).EditPenDialog,
);
export const CostDataDialog = lazyDialog(
  async () => (await import('../../../parts/pens/dialogs/pen-dialogs.tsx')).CostDataDialog,
);
export const DeletePenDialog = lazyDialog(
  async () => (await import('../../../parts/pens/dialogs/pen-dialogs.tsx')).DeletePenDialog,
);
export const DoseWithoutPenDialog = lazyDialog(
  async () => (await import('./dose-without-pen-dialog.tsx')).DoseWithoutPenDialog,
);
export const EditDoseDialog = lazyDialog(
  async () => (await import('./history/edit-dose-dialog.tsx')).EditDoseDialog,
);

/** The one that every dose passes: asked for ahead, though the page does not wait for it. */
export const loadConfirmation = () => import('./confirm-entry-dialog.tsx');

export const ConfirmEntryDialog = lazyDialog(
  async () => (await loadConfirmation()).ConfirmEntryDialog,
);
