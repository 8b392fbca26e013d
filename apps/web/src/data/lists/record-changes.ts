import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { changeInOutbox, orDiscard, sendThroughOutbox } from '../outbox/keep-record.ts';
import type { OutboxEntry } from '../outbox/outbox.ts';
import type { Listed } from './lists.ts';
import { type DeletableList, putIn } from './undoable-delete.ts';

/** A record as lists show it, with who logged it. */
interface Logged extends Listed {
  readonly loggedBy: unknown;
}

/** A kind of records that are sent with all of their fields, and wait where there is no network. */
export interface RecordKind<Entry, Change> extends Pick<DeletableList<Listed>, 'queryKey'> {
  readonly kind: OutboxEntry['kind'];
  readonly edit: (id: string, body: Change) => Promise<Entry>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** The list as entries are taken from it and brought back. */
export function deletableList<Entry extends Logged>(
  records: RecordKind<Entry, never>,
  words: Pick<DeletableList<Entry>, 'nameOf' | 'restoreFailed'>,
): DeletableList<Entry> {
  return {
    queryKey: records.queryKey,
    remove: ({ _id }, client) => orDiscard(client, _id, () => records.remove(_id)),
    restore: (entry, _id, { client, token }) => keep(client, records, { ...entry, _id }, token),
    ...words,
  };
}

function keep<Entry extends Logged>(
  client: QueryClient,
  { kind }: RecordKind<Entry, never>,
  draft: Entry,
  token?: string,
): Promise<Entry> {
  const { _id, loggedBy, ...body } = draft;
  return sendThroughOutbox(client, { kind, body, draft, token });
}

/** Adds an entry, which the list then shows. */
export function useAddRecord<Entry extends Logged>(records: RecordKind<Entry, never>) {
  const client = useQueryClient();
  return (draft: Entry) => keep(client, records, draft);
}

/** Changes an entry, which the list then shows. */
export function useEditRecord<Entry extends Logged, Change extends object>(
  records: RecordKind<Entry, Change>,
) {
  const client = useQueryClient();
  return async (id: string, body: Change): Promise<void> => {
    if (await changeInOutbox(client, id, body)) return;
    putIn(client, records, await records.edit(id, body));
  };
}
