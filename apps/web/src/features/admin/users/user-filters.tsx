import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
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
      <TextField
        label={texts.search}
        type="search"
        maxLength={MAX_SEARCH}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <SelectField
        label={texts.type}
        value={filter.type}
        options={TYPE_OPTIONS}
        onChange={(type) => onChange({ ...filter, type })}
      />
    </search>
  );
}
