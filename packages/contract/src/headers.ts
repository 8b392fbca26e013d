/** The header by which a request names the person whose records it is about. */
export const PERSON_HEADER = 'dosewise-for';

/** The header that every reply of our server carries: what answers without it stands in between. */
export const SERVER_HEADER = 'x-dosewise-server';
export const SERVER_HEADER_VALUE = '1';

/** A second header for a token, where a proxy with a login of its own takes `Authorization`. */
export const TOKEN_HEADER = 'x-dosewise-token';
