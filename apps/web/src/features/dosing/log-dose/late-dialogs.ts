/** All dialogs with forms, as one download: most visits open none of them. */
export { AddPenDialog } from '../../../records/pens/add-pen/add-pen-dialog.tsx';
export {
  CostDataDialog,
  DeletePenDialog,
  EditPenDialog,
} from '../../../records/pens/dialogs/pen-dialogs.tsx';
export { DeleteDoseDialog } from './delete-dose-dialog.tsx';
export { DoseWithoutPenDialog } from './dose-without-pen-dialog.tsx';
export { EditDoseDialog } from './edit-dose-dialog.tsx';
