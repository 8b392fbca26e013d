import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { texts } from './texts.ts';
import type { UserFilter } from './user-pages.ts';

const TYPE_OPTIONS = (['all', 'user', 'admin'] as const).map((value) => ({
  value,
  label: texts.filters[value],
}));
/** As long as an address may be; the server takes no more. */
const MAX_SEARCH = 254;

interface UserFiltersProps {
  readonly filter: UserFilter;
  readonly onChange: (filter: UserFilter) => void;
}

/** Which accounts to show. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  return (
    <search className="grid gap-4 sm:grid-cols-[1fr_12rem]">
      <Field label={texts.search}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={filter.search}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            onChange={(search) => onChange({ ...filter, search })}
          />
        )}
      </Field>
      <Field label={texts.type}>
        {(control) => (
          <Select
            {...control}
            value={filter.type}
            options={TYPE_OPTIONS}
            onChange={(type) => onChange({ ...filter, type })}
          />
        )}
      </Field>
    </search>
  );
}
