import { Form } from '../../../forms/form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSearchPosts } from './reddit-queries.ts';
import { texts } from './texts.ts';

const LIMITS = ['5', '10', '15', '20'].map((value) => ({ value, label: texts.posts(value) }));
/** The contract's limit. */
const MAX_CHARACTERS = 300;

interface SearchFormProps {
  /** Whether Reddit can be searched now. */
  readonly isPossible: boolean;
  /** After each search: whether Reddit answered. */
  readonly onSearched: (hasAnswered: boolean) => void;
}

/** What to look for. */
export function SearchForm({ isPossible, onSearched }: SearchFormProps) {
  const form = useForm({
    initial: { keywords: 'mounjaro,glp1,weightloss,diabetes', limit: '10' },
    body: ({ keywords, limit }) => ({ keywords, limit: Number(limit) }),
    send: useSearchPosts(),
    // The connection above says what can be said.
    failed: () => null,
    onFailed: () => onSearched(false),
    onSaved: () => onSearched(true),
  });
  return (
    <Card title={texts.search}>
      <Form form={form} aria-label={texts.searchForm} className="flex flex-col gap-5">
        <TextField
          label={texts.keywords}
          hint={texts.keywordsHint}
          name="keywords"
          autoComplete="on"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_CHARACTERS}
          {...form.input('keywords')}
        />
        <div className="flex flex-col gap-5 sm:flex-row sm:items-end">
          <SelectField
            label={texts.limit}
            className="sm:w-48"
            options={LIMITS}
            {...form.input('limit')}
          />
          <Button type="submit" busy={form.busy} disabled={!isPossible}>
            {texts.search}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
