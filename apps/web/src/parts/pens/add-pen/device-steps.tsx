import type { Dose, Pen } from '@dosewise/contract';
import {
  askedNumbers,
  chosenKind,
  chosenStrength,
  type DeviceDraft,
  lookalikes,
  marketOfCountry,
  OWN_DEVICE,
  withBrand,
  withDevice,
  withOwnNumbers,
} from '@dosewise/domain';
import type { Elements } from '../../../kit/elements.ts';
import { BrandTiles, PrintedTiles, StrengthTiles } from '../../devices/device-tiles.tsx';
import type { DeviceForm } from './device-form.ts';
import { DeviceNumbers } from './device-numbers.tsx';
import { texts } from './texts.ts';

/** The questions about a device, in their order. */
export type DeviceStep = 'brand' | 'strength' | 'printed' | 'numbers';

/** The questions about a device that these answers leave to be asked in a country; null where no one knows it. */
export function deviceSteps(values: DeviceDraft, country: string | null): readonly DeviceStep[] {
  const { clicks, inBox, own } = askedNumbers(values);
  const market = marketOfCountry(country ?? '');
  const alike = lookalikes(values.brand, chosenStrength(values), market);
  const steps: readonly (readonly [DeviceStep, boolean])[] = [
    ['brand', true],
    ['strength', values.device !== OWN_DEVICE || values.brand !== ''],
    ['printed', alike.some(({ id }) => id === values.device)],
    ['numbers', clicks || inBox || own],
  ];
  return steps.filter(([, isAsked]) => isAsked).map(([step]) => step);
}

/** The question of a step, in words. */
export function deviceQuestion(step: DeviceStep, values: DeviceDraft): string {
  const { clicks, inBox, own } = askedNumbers(values);
  if (step === 'numbers' && !own) {
    if (clicks) return texts.countClicks;
    if (inBox) return chosenKind(values) === 'tablet' ? texts.countTablets : texts.countPens;
  }
  return texts.questions[step];
}

interface DeviceScreenProps {
  readonly step: DeviceStep;
  readonly form: DeviceForm;
  readonly country: string | null;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  /**
   * Takes an answer that a press gives, and goes on; `isAssumed` where no one knew it. The numbers are
   * typed, and sent by a button.
   */
  readonly onAnswer: (changed: Partial<DeviceDraft>, isAssumed?: boolean) => void;
}

/** The answers to choose from, or the fields of a step. */
export function DeviceScreen({ step, form, country, pens, doses, onAnswer }: DeviceScreenProps) {
  const { values } = form;
  const { brand } = values;
  const screens: Readonly<Record<DeviceStep, () => Elements>> = {
    brand: () => (
      <BrandTiles
        country={country}
        value={brand}
        onChoose={(chosen) => onAnswer(withBrand(values, chosen))}
        onOwn={() => onAnswer(withOwnNumbers(values, ''))}
      />
    ),
    strength: () => (
      <StrengthTiles
        brand={brand}
        country={country}
        value={values}
        onChoose={(device, mg) => onAnswer(withDevice(values, device, mg))}
        onOwn={() => onAnswer(withOwnNumbers(values, brand))}
      />
    ),
    printed: () => (
      <PrintedTiles
        brand={brand}
        country={country}
        strength={chosenStrength(values)}
        onChoose={(device, isAssumed) =>
          onAnswer(withDevice(values, device, chosenStrength(values)), isAssumed)
        }
      />
    ),
    numbers: () => <DeviceNumbers form={form} pens={pens} doses={doses} />,
  };
  return screens[step]();
}
