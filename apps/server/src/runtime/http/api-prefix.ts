/** The path below which every endpoint lives. */
export const API_PREFIX = '/api';
