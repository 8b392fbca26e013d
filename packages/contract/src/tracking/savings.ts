import { z } from 'zod';
import { currency } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** Most points of the line of costs: a chart is hardly wider, and a weekly pen takes ten years. */
export const MAX_COST_POINTS = 500;

/** What doses cost against list prices. Every amount is in `currency` and not rounded. */
export const costSavings = z
  .object({
    currency,
    lifetimeSavings: z.number().describe('Negative where doses cost more than list prices'),
    savingsThisMonth: z.number().describe("The calendar month in the user's time zone"),
    averageMonthlySavings: z.number(),
    standardCostPerDose: z.number(),
    actualCostPerDose: z.number(),
    standardCostPerWeek: z.number(),
    actualCostPerWeek: z.number(),
    goldenDoseSavings: z.number().describe('What the Golden Doses would have cost'),
    pricingAccuracy: z.object({
      usedDefaultPricing: z.boolean().describe('Whether a strength without a price was estimated'),
      countriesWithGaps: z.array(z.string()).describe('Where a price for a strength is missing'),
    }),
    countedDoses: z.int(),
    goldenDoses: z.int().describe('Counted ones'),
    leftOutDoses: z.object({
      withoutCost: z.int().describe('The cost of the pen is not known'),
      withoutPrice: z.int().describe('The country has no price to compare with'),
    }),
    dosesThisMonth: z.object({
      counted: z.int(),
      leftOut: z.int().describe('Without cost or price'),
    }),
    estimatedStrengths: z
      .array(z.number())
      .describe("Strengths in mg that took the country's default price, ascending"),
    rates: z
      .object({
        date: z.string().describe('Calendar day of the rates'),
        source: z.string(),
        used: z
          .array(z.object({ from: currency, rate: z.number() }))
          .describe('Worth of one unit in `currency`'),
      })
      .nullable()
      .describe('Null where every amount was in `currency` already'),
    series: z
      .array(z.object({ date: z.string(), standard: z.number(), actual: z.number() }))
      .describe(
        `Costs summed up to each instant (UTC) at which doses were taken, ascending; of more than ${MAX_COST_POINTS} some are left out`,
      ),
  })
  .meta({ id: 'CostSavings' });

export type CostSavings = z.output<typeof costSavings>;

/** Compares what the user's doses cost with list prices. */
export const getCostSavings = defineRoute({
  id: 'getCostSavings',
  method: 'GET',
  path: '/cost-savings',
  access: 'user',
  summary: "Compares what the user's doses cost with the list prices of the user's country.",
  status: 200,
  response: costSavings,
  errors: [],
});
