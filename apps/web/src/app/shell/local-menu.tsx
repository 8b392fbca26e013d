import { QueryProvider } from '../../api/query-client.tsx';
import { Keepers } from '../../records/local/keepers.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { texts } from '../texts.ts';

/** The place of the records, and the ways to keep or end them. */
export function LocalMenu({ onLeave }: { onLeave: () => void }) {
  return (
    <QueryProvider>
      <Keepers onLeave={onLeave} />
    </QueryProvider>
  );
}

/** The same by itself, where the menu is a bar. */
export function LocalSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={texts.yourRecords} size="narrow" closeOnBackdrop>
      <LocalMenu onLeave={onClose} />
    </Dialog>
  );
}
