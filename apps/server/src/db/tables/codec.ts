type Cell = string | number | null;

/** A column of the files: its name in `all.json`, and in the CSV, null where it is not in there. */
type InFiles<Column, Entry, Joined> = {
  [Field in keyof Entry]: { readonly json: Field } & InCsv<Joined> &
    Conversion<Column, Entry[Field]>;
}[keyof Entry];

type InCsv<Joined> = Joined extends null
  ? { readonly csv?: never }
  : { readonly csv: string | null };

/** The way there and back between column and file, where these do not hold the same. */
type Conversion<Column, Field> = [Column, Field] extends [Field, Column]
  ? { readonly write?: never; readonly read?: never }
  : { readonly write: (column: Column) => Field; readonly read: (field: Field) => Column };

/** A column that is in no file, and why. */
interface LeftOut {
  readonly leftOut: string;
}

/** A column that lets someone in, or records out; what of it a backup keeps. */
interface Door<Column> {
  readonly opensDoor: (column: Column) => Column;
}

/** A table and the files between which a codec goes. */
interface Sides {
  readonly table: object;
  readonly entry: unknown;
  /** Columns of the table that no file has. */
  readonly own: string;
  /** Fields that only `all.json` has. */
  readonly derived?: unknown;
  /** Columns that only the CSV has; absent where there is no CSV. */
  readonly joined?: unknown;
}

type Derived<S extends Sides> = S extends { readonly derived: infer Fields } ? Fields : unknown;
type Joined<S extends Sides> = S extends { readonly joined: infer Columns } ? Columns : null;
type Stored<S extends Sides> = Omit<S['table'], S['own']>;

/** Every column of a table, in the order of the files. Among them stands what only a file has. */
type Columns<S extends Sides> = {
  readonly [Column in keyof Stored<S>]-?: InFiles<Stored<S>[Column], S['entry'], Joined<S>>;
} & {
  readonly [Column in keyof S['table'] & S['own']]-?: LeftOut | Door<S['table'][Column]>;
} & { readonly [Name in keyof Derived<S>]-?: { readonly derived: true } } & {
  readonly [Name in Exclude<keyof Joined<S>, never>]-?: { readonly csv: string };
};

/** An entry in which what is null may be absent. */
type Given<Entry> = {
  readonly [Field in keyof Entry as null extends Entry[Field] ? never : Field]: Entry[Field];
} & {
  readonly [Field in keyof Entry as null extends Entry[Field] ? Field : never]?:
    | Entry[Field]
    | undefined;
};

/** The way of a table's rows into files and back. */
interface Codec<S extends Sides> {
  readonly csvHeader: string;
  readonly cells: (row: Stored<S> & Joined<S>) => Cell[];
  /** The entry in `all.json`. */
  readonly entry: (row: Stored<S> & Derived<S>) => S['entry'] & Derived<S>;
  /** The row, its columns in the order of the codec. */
  readonly row: (
    entry: Given<S['entry']>,
    own: Pick<S['table'], keyof S['table'] & S['own']>,
  ) => S['table'];
  /** The columns that the fields of a change write; one that is absent writes none. */
  readonly changes: <Change extends Changeable<S['entry']>>(
    change: Change & { readonly [Field in Exclude<keyof Change, keyof S['entry']>]: never },
  ) => Partial<S['table']>;
  /** The rows as a backup keeps them. */
  readonly withoutDoors: <Row extends object>(rows: readonly Row[]) => readonly Row[];
}

type Changeable<Entry> = { readonly [Field in keyof Entry]?: Entry[Field] | undefined };

/** A column as the code below sees it, which does not tell one from the other. */
interface AnyColumn {
  readonly csv?: string | null;
  readonly json?: string;
  readonly write?: (column: unknown) => unknown;
  readonly read?: (field: unknown) => unknown;
  readonly derived?: true;
  readonly leftOut?: string;
  readonly opensDoor?: (column: unknown) => unknown;
}

const same = (value: unknown) => value;

type Values = Readonly<Record<string, unknown>>;

/** Each column of a table, said once. One that is forgotten does not compile. */
export function tableCodec<S extends Sides & { readonly own: keyof S['table'] }>(
  columns: Columns<S>,
): Codec<S> {
  // `Columns` has checked which column holds what; the casts here forget it.
  const all = Object.entries(columns as Readonly<Record<string, AnyColumn>>);
  const inCsv = all.filter(([, { csv }]) => csv != null);
  const inJson = all.flatMap(([column, { json, derived, write = same }]) => {
    const name = derived ? column : json;
    return name === undefined ? [] : [{ column, name, write }];
  });
  const stored = all.filter(([, { json, leftOut, opensDoor }]) => json ?? leftOut ?? opensDoor);
  const doors = all.flatMap(([column, { opensDoor }]) =>
    opensDoor ? [{ column, opensDoor }] : [],
  );
  const withoutDoors = <Row extends object>(row: Row): Row => {
    const kept: Row = { ...row };
    for (const { column, opensDoor } of doors) {
      // A row of an earlier release may not have it yet.
      if (column in row) Object.assign(kept, { [column]: opensDoor((row as Values)[column]) });
    }
    return kept;
  };
  return {
    csvHeader: inCsv.map(([, { csv }]) => csv).join(','),
    cells: (row) =>
      inCsv.map(([column, { write = same }]) => write((row as Values)[column]) as Cell),
    entry: (row) => {
      const entry: Record<string, unknown> = {};
      for (const { column, name, write } of inJson) entry[name] = write((row as Values)[column]);
      return entry as S['entry'] & Derived<S>;
    },
    row: (entry, own) => {
      const row: Record<string, unknown> = {};
      for (const [column, { json, read = same }] of stored) {
        row[column] =
          json === undefined ? (own as Values)[column] : read((entry as Values)[json] ?? null);
      }
      return row as S['table'];
    },
    changes: (fields) => {
      const changed: Record<string, unknown> = {};
      for (const [column, { json = '', read = same }] of stored) {
        const field = (fields as Values)[json];
        if (field !== undefined) changed[column] = read(field);
      }
      return changed as Partial<S['table']>;
    },
    withoutDoors: (rows) => (doors.length === 0 ? rows : rows.map(withoutDoors)),
  };
}
