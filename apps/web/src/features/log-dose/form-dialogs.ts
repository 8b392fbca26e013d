import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export const AddPenDialog = lazyDialog(
  async () => (await import('./add-pen-dialog.tsx')).AddPenDialog,
);
export const EditPenDialog = lazyDialog(
  async () => (await import('./edit-pen-dialog.tsx')).EditPenDialog,
);
export const CostDataDialog = lazyDialog(
  async () => (await import('./cost-data-dialog.tsx')).CostDataDialog,
);
export const EditDoseDialog = lazyDialog(
  async () => (await import('./edit-dose-dialog.tsx')).EditDoseDialog,
);
