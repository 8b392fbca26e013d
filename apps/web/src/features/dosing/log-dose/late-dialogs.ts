/** All dialogs with forms, as one download: most visits open none of them. */
export { AddPenDialog } from '../../../records/pens/add-pen/add-pen-dialog.tsx';
export {
  CostDataDialog,
  DeletePenDialog,
  EditPenDialog,
} from '../../../records/pens/dialogs/pen-dialogs.tsx';
export { DoseWithoutPenDialog } from './form/dose-without-pen-dialog.tsx';
export { DeleteDoseDialog } from './history/delete-dose-dialog.tsx';
export { EditDoseDialog } from './history/edit-dose-dialog.tsx';
