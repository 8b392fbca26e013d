import { useLocation } from '../../data/navigation/address.ts';
import { ADD_SYMPTOM_PATH, ADD_WEIGHT_PATH, isPath, PATHS } from '../../data/navigation/paths.ts';
import { DueDoses } from '../../features/tracking/dashboard/next-dose/due-doses.tsx';
import { DoseIcon, SymptomIcon, WeightIcon } from '../../kit/icons/icons.tsx';
import { QueryProvider } from '../../parts/loading/query-provider.tsx';
import { Link } from '../../parts/navigation/link.tsx';
import { texts } from '../texts.ts';
import { NavSheet, SHEET_ITEM } from './nav-sheet.tsx';

/** Things that can be logged; each leads to the page with its form open. */
const ENTRIES = [
  [PATHS.logDose, texts.logSheet.dose, DoseIcon],
  [ADD_WEIGHT_PATH, texts.logSheet.weight, WeightIcon],
  [ADD_SYMPTOM_PATH, texts.logSheet.symptom, SymptomIcon],
] as const;

/** Asks what is to be logged. */
export function LogSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  // Anyone who is on the page of what they log stays there.
  const back = isPath(pathname) && pathname !== PATHS.logDose ? { returnsTo: pathname } : {};
  return (
    <NavSheet title={texts.logSheet.title} onClose={onClose}>
      {/* Above the links, which stay where they are as it comes. */}
      <QueryProvider>
        <DueDoses onLogged={onClose} />
      </QueryProvider>
      {ENTRIES.map(([path, label, EntryIcon]) => (
        <Link key={path} to={path} {...back} onClick={onClose} className={SHEET_ITEM}>
          <EntryIcon className="size-6 text-accent" />
          <span>{label}</span>
        </Link>
      ))}
    </NavSheet>
  );
}
