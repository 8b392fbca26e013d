import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Search } from './reddit-queries.ts';
import { texts } from './texts.ts';

const DEFAULT_KEYWORDS = 'mounjaro,glp1,weightloss,diabetes';
const LIMITS = ['5', '10', '15', '20'] as const;
const LIMIT_OPTIONS = LIMITS.map((value) => ({ value, label: texts.posts(value) }));
/** The contract's limit. */
const MAX_CHARACTERS = 300;

interface SearchFormProps {
  readonly busy: boolean;
  /** Whether Reddit can be searched now. */
  readonly isPossible: boolean;
  readonly onSearch: (search: Search) => void;
}

/** What to look for. */
export function SearchForm({ busy, isPossible, onSearch }: SearchFormProps) {
  const [keywords, setKeywords] = useState(DEFAULT_KEYWORDS);
  const [limit, setLimit] = useState<(typeof LIMITS)[number]>('10');
  return (
    <Card title={texts.search}>
      <form
        aria-label={texts.searchForm}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && isPossible) onSearch({ keywords, limit: Number(limit) });
        }}
      >
        <Field label={texts.keywords} hint={texts.keywordsHint}>
          {(control) => (
            <TextInput
              {...control}
              name="keywords"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_CHARACTERS}
              value={keywords}
              onChange={setKeywords}
            />
          )}
        </Field>
        <div className="flex flex-col gap-5 sm:flex-row sm:items-end">
          <Field label={texts.limit} className="sm:w-48">
            {(control) => (
              <Select {...control} value={limit} options={LIMIT_OPTIONS} onChange={setLimit} />
            )}
          </Field>
          <Button type="submit" busy={busy} disabled={!isPossible}>
            {texts.search}
          </Button>
        </div>
      </form>
    </Card>
  );
}
