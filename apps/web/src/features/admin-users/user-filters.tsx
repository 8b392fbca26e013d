import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import type { UserFilter } from './user-pages.ts';

const TYPE_OPTIONS: readonly { value: UserFilter['type']; label: string }[] = [
  { value: 'all', label: 'Everybody' },
  { value: 'user', label: 'Users' },
  { value: 'admin', label: 'Admins' },
];
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
      <Field label="Search by email or country">
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
      <Field label="Type">
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
