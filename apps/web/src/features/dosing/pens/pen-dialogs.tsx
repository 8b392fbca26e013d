import type { Dose, Pen, UserProfile } from '@dosewise/contract';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';

const AddPenDialog = lazyDialog(
  async () => (await import('../../../parts/pens/add-pen/add-pen-dialog.tsx')).AddPenDialog,
);
const EditPenDialog = lazyDialog(
  async () => (await import('../../../parts/pens/dialogs/pen-dialogs.tsx')).EditPenDialog,
);
const DeletePenDialog = lazyDialog(
  async () => (await import('../../../parts/pens/dialogs/pen-dialogs.tsx')).DeletePenDialog,
);
const DiscardPenDialog = lazyDialog(
  async () => (await import('../../../parts/pens/dialogs/stock-dialogs.tsx')).DiscardPenDialog,
);
const OpenPenDialog = lazyDialog(
  async () => (await import('../../../parts/pens/dialogs/stock-dialogs.tsx')).OpenPenDialog,
);

/** The dialog that is open, and its pen where there is one already. */
export type OpenDialog =
  | { readonly kind: 'add'; readonly isSealed?: boolean }
  | { readonly kind: 'open' | 'discard' | 'edit' | 'delete'; readonly pen: Pen };

interface PenDialogsProps {
  readonly open: OpenDialog | null;
  readonly user: UserProfile;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly onClose: () => void;
}

/** The dialog that is open. */
export function PenDialogs({ open, user, pens, doses, onClose }: PenDialogsProps) {
  if (open === null) return null;
  switch (open.kind) {
    case 'add':
      return (
        <AddPenDialog
          user={user}
          pens={pens}
          doses={doses}
          {...(open.isSealed !== undefined && { isSealed: open.isSealed })}
          onClose={onClose}
          onAdded={onClose}
        />
      );
    case 'open':
      return <OpenPenDialog pen={open.pen} onClose={onClose} />;
    case 'discard':
      return <DiscardPenDialog pen={open.pen} onClose={onClose} />;
    case 'edit':
      return <EditPenDialog pen={open.pen} currency={user.currency} onClose={onClose} />;
    case 'delete':
      return <DeletePenDialog pen={open.pen} onClose={onClose} />;
  }
}
