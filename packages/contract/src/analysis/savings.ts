import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { currency } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** Most points of the line of costs: a chart is hardly wider, and a weekly pen takes ten years. */
export const MAX_COST_POINTS = 500;

/** The cost of doses against list prices. Every amount is in `currency` and not rounded. */
export const costSavings = named(
  'CostSavings',
  z.object({
    currency,
    lifetimeSavings: described(z.number(), 'Negative where doses cost more than list prices'),
    savingsThisMonth: described(z.number(), "The calendar month in the user's time zone"),
    averageMonthlySavings: z.number(),
    standardCostPerDose: z.number(),
    actualCostPerDose: z.number(),
    standardCostPerWeek: z.number(),
    actualCostPerWeek: z.number(),
    goldenDoseSavings: described(z.number(), 'What the Golden Doses would have cost'),
    wastedCost: described(
      z.number(),
      'What was left of discarded pens, and wasted: part of what was paid',
    ),
    pricingAccuracy: z.object({
      usedDefaultPricing: described(
        z.boolean(),
        'Whether a strength without a price was estimated',
      ),
      countriesWithGaps: described(z.array(z.string()), 'Where a price for a strength is missing'),
    }),
    countedDoses: described(z.int(), 'Injections: what was taken at once from two pens is one'),
    goldenDoses: described(z.int(), 'Counted ones'),
    leftOutDoses: z.object({
      withoutCost: described(z.int(), 'The cost of the pen is not known'),
      withoutPrice: described(z.int(), 'The country has no price to compare with'),
    }),
    dosesThisMonth: z.object({
      counted: z.int(),
      leftOut: described(z.int(), 'Without cost or price'),
    }),
    estimatedStrengths: described(
      z.array(z.number()),
      "Strengths in mg that took the country's default price, ascending",
    ),
    rates: described(
      z.nullable(
        z.object({
          date: described(z.string(), 'Calendar day of the rates'),
          source: z.string(),
          used: described(
            z.array(z.object({ from: currency, rate: z.number() })),
            'Worth of one unit in `currency`',
          ),
        }),
      ),
      'Null where every amount was in `currency` already',
    ),
    series: described(
      z.array(z.object({ date: z.string(), standard: z.number(), actual: z.number() })),
      `Costs summed up to each instant (UTC) at which doses were taken, and noon of days on which pens were thrown away, ascending; of more than ${MAX_COST_POINTS} some are left out`,
    ),
  }),
);

export type CostSavings = z.output<typeof costSavings>;

/** Compares what the user's doses cost with list prices. */
export const getCostSavings = defineRoute({
  id: 'getCostSavings',
  method: 'GET',
  path: '/cost-savings',
  access: 'user',
  offline: 'filled',
  reads: ['doses', 'pens', 'plans', 'prices', 'profile'],
  summary: 'Compares the cost of the user’s doses with the list prices in the user’s country.',
  status: 200,
  response: costSavings,
  errors: [],
});
