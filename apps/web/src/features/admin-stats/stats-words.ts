import type { SystemStats } from '@dosewise/contract';
import type { Tone } from '../../ui/notice.tsx';

const AUD = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
const COUNT = new Intl.NumberFormat('en-AU');
const ONE_DECIMAL = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** '$1,234.50' for Australian dollars. */
export function formatAud(amount: number): string {
  // Nobody saved minus nothing.
  return AUD.format(Math.round(amount * 100) === 0 ? 0 : amount);
}

/** '12,345'. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** '12.3': a mean, to one decimal at most. */
export function formatMean(mean: number): string {
  return ONE_DECIMAL.format(mean);
}

/** '1 dose', '1,234 doses'. */
export function doses(count: number): string {
  return count === 1 ? '1 dose' : `${formatCount(count)} doses`;
}

/** Below these percentages of doses priced by strength it is time to act, and to have a look. */
const ACT_BELOW = 90;
const LOOK_BELOW = 95;

interface AccuracyVerdict {
  readonly tone: Tone;
  readonly title: string;
  readonly advice: string;
}

/** What the share of doses that had to make do with a default price calls for. */
export function judgeAccuracy(pricing: SystemStats['pricingStats']): AccuracyVerdict {
  const { accuracyPercentage, strengthBasedUsage, defaultPricingUsage } = pricing;
  if (strengthBasedUsage + defaultPricingUsage === 0) {
    return {
      tone: 'info',
      title: 'Nothing has been priced yet',
      advice: 'This fills in once somebody logs a dose from a pen with a cost.',
    };
  }
  const percent = formatAccuracy(accuracyPercentage);
  if (accuracyPercentage < ACT_BELOW) {
    return {
      tone: 'danger',
      title: `Warning: high default usage. ${percent} priced by strength`,
      advice: 'Many savings are estimates. Add the missing prices by strength.',
    };
  }
  if (accuracyPercentage < LOOK_BELOW) {
    return {
      tone: 'caution',
      title: `Some default usage. ${percent} priced by strength`,
      advice: 'Some savings are estimates. Prices by strength would make them exact.',
    };
  }
  return {
    tone: 'good',
    title: `Pricing is accurate. ${percent} priced by strength`,
    advice: 'Few doses, if any, had to make do with a default price.',
  };
}

/** '94.9 %', rounded down, so that the number never looks better than what is said about it. */
function formatAccuracy(percentage: number): string {
  return `${ONE_DECIMAL.format(Math.floor(percentage * 10 + 1e-6) / 10)} %`;
}

const MINUTE_MS = 60_000;
const AGE = new Intl.RelativeTimeFormat('en-GB');

/** 'just now', '3 minutes ago', '2 hours ago' for an age in ms. A clock that is ahead says just now. */
export function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes < 1) return 'just now';
  return minutes < 60
    ? AGE.format(-minutes, 'minute')
    : AGE.format(-Math.floor(minutes / 60), 'hour');
}

/** How long a bar is beside the longest, from 0 to 100. */
export function barPercent(count: number, most: number): number {
  return most === 0 ? 0 : (count / most) * 100;
}
