import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** Figures over everybody, admins too. Money is in AUD and not rounded. At most a minute old. */
export const systemStats = z
  .object({
    totalUsers: z.int(),
    totalPens: z.int(),
    totalDoses: z.int(),
    totalCostSavings: z.number().describe('AUD; negative where doses cost more than list prices'),
    activeUsers: z.int().describe('Logged in or entered anything within 30 days'),
    averageCostPerDose: z.number().describe('AUD; mean actual cost of the counted doses'),
    averageDosesPerUser: z.number(),
    topCountries: z
      .array(z.object({ country: z.string(), count: z.int() }))
      .describe('At most 5, most users first'),
    recentActivity: z
      .array(
        z.object({
          description: z.string(),
          type: z.enum(['registration', 'admin', 'campaign']),
          timestamp: z.string().describe('UTC instant'),
        }),
      )
      .describe('At most 10, newest first'),
    pricingStats: z.object({
      accuracyPercentage: z
        .number()
        .describe('Doses priced by strength in percent of doses priced at all; 100 without any'),
      strengthBasedUsage: z.int().describe('Doses priced by strength'),
      defaultPricingUsage: z.int().describe("Doses priced by the country's default"),
      countriesWithGaps: z.array(z.string()),
    }),
    asOf: z.string().describe('UTC instant at which this was counted'),
  })
  .meta({ id: 'SystemStats' });

export type SystemStats = z.output<typeof systemStats>;

/** Reads the figures of the admin dashboard. */
export const getSystemStats = defineRoute({
  id: 'getSystemStats',
  method: 'GET',
  path: '/admin/stats',
  access: 'admin',
  summary: 'Returns figures over all users.',
  status: 200,
  response: systemStats,
  errors: [],
});
