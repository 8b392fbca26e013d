/** The columns that each field of a change writes. A field that is left out does not compile. */
export type FieldColumns<Change extends object, Table> = {
  readonly [Field in keyof Change]-?: (value: Exclude<Change[Field], undefined>) => Partial<Table>;
};

/** The columns that the fields of `change` write; a field that is absent writes none. */
export function changedColumns<Change extends object, Table>(
  change: Change,
  columns: FieldColumns<Change, Table>,
): Partial<Table> {
  const changed: Partial<Table> = {};
  for (const field of Object.keys(columns) as (keyof Change)[]) {
    const value = change[field];
    // The cast repeats the line before it, which does not narrow an indexed type.
    if (value !== undefined) {
      Object.assign(changed, columns[field](value as Exclude<Change[keyof Change], undefined>));
    }
  }
  return changed;
}
