import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { defineRoute } from '../route.ts';

/** Figures for all users, admins too. Money is in AUD and not rounded. At most a minute old. */
export const systemStats = named(
  'SystemStats',
  z.object({
    totalUsers: z.int(),
    totalPens: z.int(),
    totalDoses: z.int(),
    totalCostSavings: described(z.number(), 'AUD; negative where doses cost more than list prices'),
    activeUsers: described(z.int(), 'Logged in or entered anything within 30 days'),
    averageCostPerDose: described(z.number(), 'AUD; mean actual cost of the counted doses'),
    averageDosesPerUser: z.number(),
    topCountries: described(
      z.array(z.object({ country: z.string(), count: z.int() })),
      'At most 5, most users first',
    ),
    recentActivity: described(
      z.array(
        z.object({
          description: z.string(),
          type: z.enum(['registration', 'admin', 'campaign']),
          timestamp: described(z.string(), 'UTC instant'),
        }),
      ),
      'At most 10, newest first',
    ),
    pricingStats: z.object({
      accuracyPercentage: described(
        z.number(),
        'Doses priced by strength in percent of doses priced at all; 100 without any',
      ),
      strengthBasedUsage: described(z.int(), 'Doses priced by strength'),
      defaultPricingUsage: described(z.int(), "Doses priced by the country's default"),
      countriesWithGaps: z.array(z.string()),
    }),
    asOf: described(z.string(), 'UTC instant at which this was counted'),
  }),
);

export type SystemStats = z.output<typeof systemStats>;

/** Reads the figures of the admin dashboard. */
export const getSystemStats = defineRoute({
  id: 'getSystemStats',
  method: 'GET',
  path: '/admin/stats',
  access: 'admin',
  reads: ['users', 'prices'],
  summary: 'Returns figures for all users.',
  status: 200,
  response: systemStats,
  errors: [],
});
