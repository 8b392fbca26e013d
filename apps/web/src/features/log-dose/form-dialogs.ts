import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

// One download for all that most visits never open.
const load = () => import('./pens/pen-dialogs.tsx');

// Brings the catalogue of devices along.
export const AddPenDialog = lazyDialog(
  async () => (await import('./add-pen/add-pen-dialog.tsx')).AddPenDialog,
);
export const EditPenDialog = lazyDialog(async () => (await load()).EditPenDialog);
export const CostDataDialog = lazyDialog(async () => (await load()).CostDataDialog);
export const DoseWithoutPenDialog = lazyDialog(
  async () => (await import('./form/dose-without-pen-dialog.tsx')).DoseWithoutPenDialog,
);
export const EditDoseDialog = lazyDialog(
  async () => (await import('./history/edit-dose-dialog.tsx')).EditDoseDialog,
);
