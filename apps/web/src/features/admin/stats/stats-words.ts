import type { SystemStats } from '@dosewise/contract';
import type { Tone } from '../../../kit/feedback/notice.tsx';
import { formatToTenths } from '../../../languages/formats/numbers.ts';
import { texts } from './texts.ts';

/** Below these percentages of doses priced by strength it is time to act, and to have a look. */
const ACT_BELOW = 90;
const LOOK_BELOW = 95;

interface AccuracyVerdict {
  readonly tone: Tone;
  readonly title: string;
  readonly advice: string;
}

/** The verdict on the share of doses that had only a default price. */
export function judgeAccuracy(pricing: SystemStats['pricingStats']): AccuracyVerdict {
  const { accuracyPercentage, strengthBasedUsage, defaultPricingUsage } = pricing;
  if (strengthBasedUsage + defaultPricingUsage === 0) return { tone: 'info', ...texts.notPriced };
  const percent = formatAccuracy(accuracyPercentage);
  if (accuracyPercentage < ACT_BELOW) return { tone: 'danger', ...texts.highDefault(percent) };
  if (accuracyPercentage < LOOK_BELOW) return { tone: 'caution', ...texts.someDefault(percent) };
  return { tone: 'good', ...texts.accurate(percent) };
}

/** '94.9%', rounded down, so that the number never looks better than what is said about it. */
function formatAccuracy(percentage: number): string {
  return `${formatToTenths(Math.floor(percentage * 10 + 1e-6) / 10)}%`;
}

/** The length of a bar beside the longest, from 0 to 100. */
export function barPercent(count: number, most: number): number {
  return most === 0 ? 0 : (count / most) * 100;
}
