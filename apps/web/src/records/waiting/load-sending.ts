/**
 * What sends records, or keeps them until they can be sent. It comes after what a page shows at first,
 * and is there before anybody has filled in a form.
 */
export const loadSending = () => import('./keep-and-send.ts');
