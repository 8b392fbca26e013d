import { loadModule, type Node, parseSync, type SelectStmt } from 'libpg-query';
import { OwnerGroups } from './owner-groups.ts';

/** The column by which each divided table says on which machine a row lies. */
export type Divided = ReadonlyMap<string, string>;

/** Things that Citus would not do, or only by moving rows between machines. */
export type Fault =
  | 'joins rows of several users'
  | 'locks rows of several users'
  | 'moves a row to another user'
  | 'asks inside values'
  | 'asks for each copied row'
  | 'inserts from a select of no table';

await loadModule();

/** The owner of a column: one that equals others, or no one. */
type Owner = string | undefined;
/** The columns that a table, a subquery or a common table expression gives, by their names. */
type Columns = readonly (readonly [name: string, owner: Owner])[];
type Scope = ReadonlyMap<string, Columns>;

/**
 * The faults of a statement, after Citus's documentation of what it can do across machines: tables may be
 * joined when their rows are tied by the column that divides them, and locks are for one user's rows.
 * Each divided table of the statement is an owner; what says that two are the same makes them one.
 */
export function findFaults(
  text: string,
  values: readonly unknown[],
  divided: Divided,
): readonly Fault[] {
  const statement = new Statement(divided, values);
  for (const { stmt } of parseSync(text).stmts ?? []) {
    if (stmt) statement.visit(stmt, new Map());
  }
  return statement.faults();
}

class Statement {
  readonly #divided: Divided;
  readonly #groups = new OwnerGroups();
  readonly #tables: string[] = [];
  readonly #locked: string[] = [];
  readonly #faults = new Set<Fault>();

  readonly #values = new Set<string>();
  /** Tables around a subquery that no machine has a part of: each has all of it, or one has. */
  readonly #copied: string[] = [];
  readonly #given: readonly unknown[];

  constructor(divided: Divided, given: readonly unknown[]) {
    this.#divided = divided;
    this.#given = given;
  }

  faults(): readonly Fault[] {
    const groups = this.#groups;
    if (new Set(this.#tables.map((table) => groups.of(table))).size > 1) {
      this.#faults.add('joins rows of several users');
    }
    const given = new Set([...this.#values].map((value) => groups.of(value)));
    if (this.#locked.some((table) => !given.has(groups.of(table)))) {
      this.#faults.add('locks rows of several users');
    }
    return [...this.#faults];
  }

  /** Looks at a part of the statement; `outer` are the tables around it. */
  visit(node: Node, outer: Scope): void {
    if ('SelectStmt' in node && isOfParts(node.SelectStmt)) this.#parts(node.SelectStmt, outer);
    else if ('SelectStmt' in node) this.#select(node.SelectStmt, outer);
    else if ('InsertStmt' in node) this.#insert(node.InsertStmt, outer);
    else if ('UpdateStmt' in node) this.#update(node.UpdateStmt, outer);
    else if ('DeleteStmt' in node) this.#delete(node.DeleteStmt, outer);
    else this.#expression(node, outer);
  }

  /** Sums side by side: Citus answers each by itself. */
  #parts({ targetList = [] }: SelectStmt, outer: Scope): void {
    for (const target of targetList) {
      const part = new Statement(this.#divided, this.#given);
      part.#expression(target, outer);
      for (const fault of part.faults()) this.#faults.add(fault);
    }
  }

  #with(clause: { ctes?: Node[] } | undefined, outer: Scope): Scope {
    const scope = new Map(outer);
    for (const cte of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in cte)) continue;
      const { ctename = '', ctequery } = cte.CommonTableExpr;
      const columns = ctequery ? this.#query(ctequery, scope) : [];
      scope.set(`with ${ctename}`, columns);
    }
    return scope;
  }

  /** The columns that a query gives. */
  #query(node: Node, outer: Scope): Columns {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer);
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, outer);
    if ('UpdateStmt' in node) return this.#update(node.UpdateStmt, outer);
    if ('DeleteStmt' in node) return this.#delete(node.DeleteStmt, outer);
    this.visit(node, outer);
    return [];
  }

  #select(select: SelectStmt, outer: Scope): Columns {
    const scope = this.#with(select.withClause, outer);
    if (select.larg && select.rarg) {
      const left = this.#select(select.larg, scope);
      const right = this.#select(select.rarg, scope);
      return left.map(([name, owner], place) => [name, this.#both(owner, right[place]?.[1])]);
    }
    const own = new Map<string, Columns>();
    const ties: Node[] = [];
    for (const item of select.fromClause ?? []) this.#from(item, scope, own, ties);
    const inside = new Map([...scope, ...own]);
    const around = this.#copied.length;
    const isDivided = tablesOf(own).length > 0;
    if (isDivided && namesAny(select, this.#copied)) this.#faults.add('asks for each copied row');
    if (!isDivided) this.#copied.push(...own.keys());
    for (const tie of ties) this.#condition(tie, inside);
    if (select.whereClause) this.#condition(select.whereClause, inside);
    if (select.lockingClause) this.#locked.push(...tablesOf(own));
    const { groupClause = [], sortClause = [], valuesLists = [], havingClause } = select;
    for (const part of [...groupClause, ...sortClause, ...valuesLists]) this.visit(part, inside);
    for (const part of [havingClause, select.limitCount, select.limitOffset]) {
      if (part) this.visit(part, inside);
    }
    const results = this.#results(select.targetList ?? [], inside, own);
    this.#copied.length = around;
    return results;
  }

  /** Takes in a table or a join; what it is joined on comes to `ties`. */
  #from(item: Node, scope: Scope, own: Map<string, Columns>, ties: Node[]): void {
    if ('RangeVar' in item) {
      const { relname = '', alias } = item.RangeVar;
      own.set(alias?.aliasname ?? relname, this.#table(relname, scope));
    } else if ('JoinExpr' in item) {
      const { larg, rarg, quals } = item.JoinExpr;
      if (larg) this.#from(larg, scope, own, ties);
      if (rarg) this.#from(rarg, scope, own, ties);
      if (quals) ties.push(quals);
    } else if ('RangeSubselect' in item) {
      const { subquery, alias, lateral } = item.RangeSubselect;
      const around = lateral ? new Map([...scope, ...own]) : scope;
      const columns = subquery ? this.#query(subquery, around) : [];
      own.set(alias?.aliasname ?? '', columns);
    } else {
      this.#expression(item, scope);
    }
  }

  #table(name: string, scope: Scope): Columns {
    const known = scope.get(`with ${name}`);
    if (known) return known;
    const column = this.#divided.get(name);
    if (column === undefined) return [];
    const owner = `${TABLE}${name} ${this.#tables.length}`;
    this.#tables.push(owner);
    return [[column, owner]];
  }

  #insert(insert: Extract<Node, { InsertStmt: unknown }>['InsertStmt'], outer: Scope): Columns {
    const scope = this.#with(insert.withClause, outer);
    const table = this.#table(insert.relation?.relname ?? '', new Map());
    const [[column, owner] = []] = table;
    const place = (insert.cols ?? []).findIndex(
      (one) => 'ResTarget' in one && one.ResTarget.name === column,
    );
    const source = insert.selectStmt;
    if (source && 'SelectStmt' in source) {
      const rows = source.SelectStmt.valuesLists ?? [];
      const [first] = rows;
      if (rows.length === 1 && first && 'List' in first) {
        const value = first.List.items?.[place];
        if (owner && value) this.#same(owner, this.#ownerOf(value, scope));
      }
      const before = this.#tables.length;
      const columns = this.#select(source.SelectStmt, scope);
      if (owner && rows.length > 0 && this.#tables.length > before) {
        this.#faults.add('asks inside values');
      }
      if (owner && rows.length === 0) this.#same(owner, columns[place]?.[1]);
      if (owner && rows.length === 0 && !source.SelectStmt.fromClause) {
        this.#faults.add('inserts from a select of no table');
      }
    }
    const alias = insert.relation?.alias?.aliasname ?? insert.relation?.relname ?? '';
    const own = new Map([[alias, table]]);
    if (insert.onConflictClause) {
      this.#children(insert.onConflictClause, new Map([...scope, ...own]));
      this.#refuseMove(insert.onConflictClause.targetList ?? [], column, () => false);
    }
    return this.#results(insert.returningClause?.exprs ?? [], own, own);
  }

  #update(update: Extract<Node, { UpdateStmt: unknown }>['UpdateStmt'], outer: Scope): Columns {
    const target = update.relation ? [{ RangeVar: update.relation }] : [];
    const own = this.#change(update, [...target, ...(update.fromClause ?? [])], outer);
    const inside = new Map([...outer, ...own]);
    const targets = update.targetList ?? [];
    const column = this.#divided.get(update.relation?.relname ?? '');
    const name = update.relation?.alias?.aliasname ?? update.relation?.relname ?? '';
    const owner = own.get(name)?.[0]?.[1];
    this.#refuseMove(targets, column, (value) => {
      // A value that happens to be the same will not do.
      if (owner === undefined || !('ColumnRef' in value)) return false;
      return this.#both(owner, this.#ownerOf(value, inside)) !== undefined;
    });
    for (const one of targets) this.visit(one, inside);
    return this.#results(update.returningClause?.exprs ?? [], inside, own);
  }

  #delete(
    { relation, ...rest }: Extract<Node, { DeleteStmt: unknown }>['DeleteStmt'],
    outer: Scope,
  ): Columns {
    const target = relation ? [{ RangeVar: relation }] : [];
    const own = this.#change(rest, [...target, ...(rest.usingClause ?? [])], outer);
    return this.#results(rest.returningClause?.exprs ?? [], new Map([...outer, ...own]), own);
  }

  #change(
    change: { withClause?: { ctes?: Node[] }; whereClause?: Node },
    tables: readonly Node[],
    outer: Scope,
  ): Map<string, Columns> {
    const scope = this.#with(change.withClause, outer);
    const own = new Map<string, Columns>();
    const ties: Node[] = [];
    for (const table of tables) this.#from(table, scope, own, ties);
    const inside = new Map([...scope, ...own]);
    for (const tie of ties) this.#condition(tie, inside);
    if (change.whereClause) this.#condition(change.whereClause, inside);
    return own;
  }

  /** Refuses another value for the column that divides; `stays`: whether a value is that of before. */
  #refuseMove(
    targets: readonly Node[],
    column: string | undefined,
    stays: (value: Node) => boolean,
  ): void {
    for (const target of targets) {
      if (!('ResTarget' in target) || target.ResTarget.name !== column) continue;
      const { val } = target.ResTarget;
      if (!val || !stays(val)) this.#faults.add('moves a row to another user');
    }
  }

  #results(targets: readonly Node[], inside: Scope, own: Scope): Columns {
    return targets.flatMap((target): Columns => {
      if (!('ResTarget' in target)) return [];
      const { name, val } = target.ResTarget;
      if (!val) return [];
      if ('ColumnRef' in val) {
        const fields = val.ColumnRef.fields ?? [];
        const last = fields.at(-1);
        if (last && 'A_Star' in last) {
          const table = nameIn(fields.at(-2));
          return table === undefined ? [...own.values()].flat() : (inside.get(table) ?? []);
        }
        return [[name ?? nameIn(last) ?? '', this.#ownerOf(val, inside)]];
      }
      const owner = this.#ownerOf(val, inside);
      this.visit(val, inside);
      return [[name ?? '', owner]];
    });
  }

  /** A condition that holds for every row that counts: its equalities tie owners to each other. */
  #condition(node: Node, scope: Scope): void {
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const part of node.BoolExpr.args ?? []) this.#condition(part, scope);
      return;
    }
    if ('A_Expr' in node && nameIn(node.A_Expr.name?.[0]) === '=') {
      const { kind, lexpr, rexpr } = node.A_Expr;
      if (kind === 'AEXPR_OP' && lexpr && rexpr) this.#equal(lexpr, rexpr, scope);
      if (kind === 'AEXPR_IN' && lexpr && rexpr && 'List' in rexpr) {
        const [only, ...others] = rexpr.List.items ?? [];
        if (only && others.length === 0) this.#equal(lexpr, only, scope);
      }
    }
    if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK') {
      const { testexpr, subselect } = node.SubLink;
      const columns = subselect ? this.#query(subselect, scope) : [];
      const tested = testexpr ? partsOf(testexpr) : [];
      for (const [place, part] of tested.entries()) {
        this.#same(this.#ownerOf(part, scope), columns[place]?.[1]);
      }
      if (testexpr) this.#expression(testexpr, scope);
      return;
    }
    this.#expression(node, scope);
  }

  #equal(left: Node, right: Node, scope: Scope): void {
    const others = partsOf(right);
    for (const [place, one] of partsOf(left).entries()) {
      const other = others[place];
      if (other) this.#same(this.#ownerOf(one, scope), this.#ownerOf(other, scope));
    }
  }

  #same(one: Owner, other: Owner): void {
    if (one === undefined || other === undefined) return;
    this.#groups.join(one, other);
  }

  #value(value: unknown): string {
    const owner = JSON.stringify(value);
    this.#values.add(owner);
    return owner;
  }

  #both(one: Owner, other: Owner): Owner {
    if (one === undefined || other === undefined) return undefined;
    return this.#groups.of(one) === this.#groups.of(other) ? one : undefined;
  }

  #ownerOf(node: Node, scope: Scope): Owner {
    if ('ColumnRef' in node) {
      const names = (node.ColumnRef.fields ?? []).map(nameIn);
      const column = names.at(-1);
      const table = names.at(-2);
      const places = table === undefined ? [...scope.values()] : [scope.get(table) ?? []];
      const found = places.flatMap((place) => place.filter(([name]) => name === column));
      return found.at(-1)?.[1];
    }
    if ('ParamRef' in node) return this.#value(this.#given[(node.ParamRef.number ?? 0) - 1]);
    if ('A_Const' in node) return this.#value({ ...node.A_Const, location: 0 });
    if ('TypeCast' in node && node.TypeCast.arg) return this.#ownerOf(node.TypeCast.arg, scope);
    return undefined;
  }

  /** Whatever else: subqueries in it are looked at, and tie nothing around them. */
  #expression(node: Node, scope: Scope): void {
    if ('SubLink' in node) {
      const { testexpr, subselect } = node.SubLink;
      if (testexpr) this.#expression(testexpr, scope);
      if (subselect) this.#query(subselect, scope);
      return;
    }
    this.#children(node, scope);
  }

  #children(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const one of value) this.#child(one, scope);
    else if (typeof value === 'object' && value !== null) {
      for (const one of Object.values(value)) this.#child(one, scope);
    }
  }

  #child(value: unknown, scope: Scope): void {
    if (isQuery(value)) this.visit(value, scope);
    else this.#children(value, scope);
  }
}

/** True for a select of subqueries alone, from no table of its own. */
const isOfParts = ({ fromClause, valuesLists, larg, withClause }: SelectStmt) =>
  !(fromClause || valuesLists || larg || withClause);

const TABLE = 'table ';
const tablesOf = (scope: Scope) =>
  [...scope.values()].flatMap((columns) => columns.flatMap(([, owner]) => owner ?? []));

const QUERIES = ['SubLink', 'SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];

function isQuery(value: unknown): value is Node {
  if (typeof value !== 'object' || value === null) return false;
  const [key, ...others] = Object.keys(value);
  return key !== undefined && others.length === 0 && QUERIES.includes(key);
}

function nameIn(node: Node | undefined): string | undefined {
  return node && 'String' in node ? node.String.sval : undefined;
}

/** True when a column is asked for by one of these tables' names. */
function namesAny(value: unknown, tables: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || tables.length === 0) return false;
  if (!('ColumnRef' in value)) return Object.values(value).some((one) => namesAny(one, tables));
  const { fields = [] } = (value as Extract<Node, { ColumnRef: unknown }>).ColumnRef;
  const table = fields.length > 1 ? nameIn(fields[0]) : undefined;
  return table !== undefined && tables.includes(table);
}

/** The parts of a row, or the one value. */
function partsOf(node: Node): readonly Node[] {
  return 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node];
}
