import { CURRENT_LANGUAGE, speak } from '../../data/browser/language.ts';
import { ENGLISH_OFFER } from '../../languages/formats/languages.ts';

/** The way to English from a page in another language, which boot.js shows to those who did not choose it. */
export function EnglishOffer() {
  if (CURRENT_LANGUAGE === 'en') return null;
  return (
    <button
      type="button"
      lang="en"
      data-offer="en"
      className="min-h-11 items-center font-semibold underline noscript:hidden"
      onClick={() => speak('en')}
    >
      {ENGLISH_OFFER}
    </button>
  );
}
