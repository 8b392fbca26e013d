import { IS_STATIC, withBase } from '../../data/browser/base.ts';
import { offersOf, speak } from '../../data/browser/language.ts';
import type { PageInLanguages } from '../../languages/formats/languages.ts';

/** Links to `page` in each other language, of which boot.js shows the one that the browser wishes for. */
export function LanguageOffers({ page }: { page: PageInLanguages }) {
  return offersOf(page).map(({ language, to, words }) => (
    <a
      key={language}
      href={withBase(IS_STATIC ? page : to)}
      onClick={(event) => {
        // A host without a server has no address for each language.
        if (!IS_STATIC) return;
        event.preventDefault();
        speak(language);
      }}
      lang={language}
      hrefLang={language}
      data-offer={language}
      className="min-h-11 items-center font-semibold underline"
    >
      {words}
    </a>
  ));
}
