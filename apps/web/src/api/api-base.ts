/** The address of the API. */
export const API_BASE = import.meta.env?.VITE_API_BASE ?? '/api';
/** The longest a call may take: longer than the server ever does, shorter than a person's patience. */
export const TIMEOUT_MS = 20_000;
