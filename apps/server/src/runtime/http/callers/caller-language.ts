import type { FastifyRequest } from 'fastify';
import type { Spoken } from '../../../languages/locales.ts';
import { acceptedLanguage } from '../../../languages/speak.ts';

const chosen = new WeakMap<FastifyRequest, Spoken>();

/** Notes the language that the caller's account has, once that is known; null where none was chosen. */
export function noteLanguage(request: FastifyRequest, language: Spoken | null): void {
  if (language !== null) chosen.set(request, language);
}

/** The language of the caller: that of the account, else the one that the browser asks for. */
export const callerLanguage = (request: FastifyRequest): Spoken =>
  chosen.get(request) ?? acceptedLanguage(request.headers['accept-language']);

/** The headers of a reply with sentences for the caller. */
export const languageHeaders = (language: Spoken) => ({
  'content-language': language,
  vary: 'Accept-Language',
});
