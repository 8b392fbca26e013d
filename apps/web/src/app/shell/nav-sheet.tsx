import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from '../../data/navigation/address.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';

/** A link in a sheet. */
export const SHEET_ITEM =
  'flex min-h-12 items-center gap-3 rounded-control px-3 font-medium hover:bg-accent-tint aria-[current=page]:bg-data-tint aria-[current=page]:text-data';

interface NavSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Links as a sheet from below, within reach of a thumb. */
export function NavSheet({ title, onClose, children }: NavSheetProps) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  // Back and Forward change the page below an open sheet.
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);
  return (
    <Dialog open onClose={onClose} title={title} closeOnBackdrop>
      <nav aria-label={title} className="-mx-3 flex flex-col gap-1">
        {children}
      </nav>
    </Dialog>
  );
}
