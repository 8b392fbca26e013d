export * from './history.ts';
export * from './json/read-pushed.ts';
export * from './read-history.ts';
export * from './readers/apple-health/read-apple-health.ts';
export * from './readers/weights/weight-csv.ts';
export * from './readers/weights/weight-csv-result.ts';
export * from './tables/read-csv.ts';
export * from './tables/text-size.ts';
