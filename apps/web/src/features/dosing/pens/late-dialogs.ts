/** The dialogs of this screen, as one download: most visits open none of them. */
export { AddPenDialog } from '../../../records/pens/add-pen/add-pen-dialog.tsx';
export { DeletePenDialog, EditPenDialog } from '../../../records/pens/dialogs/pen-dialogs.tsx';
export { DiscardPenDialog, OpenPenDialog } from '../../../records/pens/dialogs/stock-dialogs.tsx';
