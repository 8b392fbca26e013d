/** The languages that a person may choose. Those with words on a server stand in its `GET /config`. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
