import type { Pen } from '@dosewise/contract';
import {
  allocateStock,
  type Clicks,
  clicks,
  doseFromSteps,
  isCountedWhole,
  MAX_PARTS,
  mg,
} from '@dosewise/domain';
import { ownScale } from '../../../data/pens/own-dose.ts';
import { toStockDevices } from '../../../data/pens/stock-devices.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import { listWords } from '../../../languages/formats/lists.ts';
import { countSteps } from '../../../parts/pens/step-words.ts';
import type { DoseEntry, EntryPen } from './dose-entry.ts';
import type { UsualDose } from './entry-pen.ts';
import { texts } from './texts.ts';
import type { PenRest } from './two-pens.ts';

interface TwoPensOfferProps {
  readonly entry: DoseEntry;
  readonly pen: Pen;
  readonly pens: readonly Pen[];
  readonly usual: UsualDose | null;
  /** IANA name. */
  readonly timeZone: string;
  /** The part of this dose that others give. */
  readonly rest: PenRest | null;
  readonly onTake: (rest: PenRest | null) => void;
}

/** Offers the rest of a dose from another pen where the chosen one has less than asked. */
export function TwoPensOffer({ rest, onTake, ...props }: TwoPensOfferProps) {
  const { entry } = props;
  if (entry.pen === null || entry.doseType !== 'standard') return null;
  if (rest !== null) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{texts.andThen(rest.words)}</span>
        <Button kind="quiet" onClick={() => onTake(null)}>
          {texts.onlyThisPen}
        </Button>
      </div>
    );
  }
  const offered = findRest(props, Date.now());
  return offered === null ? null : (
    <Button kind="secondary" className="self-start max-sm:min-h-11" onClick={() => onTake(offered)}>
      {texts.restOffer(countSteps(offered.clicks, entry.pen.step), offered.words)}
    </Button>
  );
}

type Asking = Pick<TwoPensOfferProps, 'entry' | 'pen' | 'pens' | 'usual' | 'timeZone'>;

/** The rest of what is asked of a pen that has less, at `now` (epoch ms); null where no others have it. */
export function findRest(
  { entry, pen, pens, usual, timeZone }: Asking,
  now: number,
): PenRest | null {
  const left = clicks(pen.remainingClicks);
  const scale = ownScale(pen);
  const leftMg = doseFromSteps(left, scale);
  const askedMg = entry.pen && askedOf(entry, entry.pen, { left, usual });
  const isUsable = pen.status === 'active' || pen.status === 'sealed';
  if (!isUsable || left < 1 || !askedMg || askedMg - leftMg < doseFromSteps(clicks(1), scale) / 2) {
    return null;
  }
  const others = toStockDevices(
    pens.filter(({ _id }) => _id !== pen._id),
    pen.device.medicine,
  );
  const lacking = { at: now, doseMg: mg(askedMg - leftMg) };
  const [given] = allocateStock([lacking], others, { now, until: now, timeZone }).given;
  if (!given || given.length + 1 > MAX_PARTS) return null;
  const parts = given.flatMap(({ deviceId, steps }) => {
    const other = pens.find(({ _id }) => _id === deviceId);
    return other ? { pen: other, clicks: steps } : [];
  });
  const words = listWords(
    parts.map((part) => texts.restFrom(part.clicks, isolated(part.pen.name))),
  );
  return { penId: pen._id, clicks: left, parts, words };
}

/** The mg that are asked of a pen; null for what is counted in whole pieces. */
function askedOf(
  { clicks: steps, asked }: DoseEntry,
  { kind, scale }: EntryPen,
  { left, usual }: { readonly left: Clicks; readonly usual: UsualDose | null },
): number | null {
  if (isCountedWhole(kind)) return null;
  // The slider of a vial ends where the vial does.
  if (kind === 'vial' && asked !== null) return Number(asked);
  const wanted = steps > left ? steps : (usual?.steps ?? 0);
  return doseFromSteps(clicks(wanted), scale);
}
