export * from './auth.ts';
export * from './doses.ts';
export * from './errors.ts';
export * from './health.ts';
export * from './pens.ts';
export * from './profile.ts';
export * from './route.ts';
export * from './routes.ts';
