import { Select } from '../ui/fields/select.tsx';
import { CURRENT_LANGUAGE, LANGUAGE_OPTIONS, LANGUAGES, speak } from './language.ts';
import { texts } from './texts.ts';

/** The language of the pages in this browser; nothing where there is no other. */
export function LanguagePicker() {
  if (LANGUAGES.length === 1) return null;
  return (
    <Select
      aria-label={texts.language}
      value={CURRENT_LANGUAGE}
      options={LANGUAGE_OPTIONS}
      onChange={speak}
    />
  );
}
