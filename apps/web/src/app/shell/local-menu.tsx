import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { QueryProvider } from '../../parts/loading/query-provider.tsx';
import { Keepers } from '../../parts/local/keepers.tsx';
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
