import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { changeInOutbox, orDiscard, sendThroughOutbox } from '../outbox/keep-record.ts';
import type { BodyOf, KeptKind, RecordOf } from '../outbox/outbox.ts';
import type { Listed } from './lists.ts';
import { type DeletableList, putIn } from './undoable-delete.ts';

/** A kind of records that are sent with all of their fields, and wait where there is no network. */
export interface RecordKind<Kind extends KeptKind, Change>
  extends Pick<DeletableList<Listed>, 'queryKey'> {
  readonly kind: Kind;
  readonly bodyOf: (record: RecordOf<Kind>) => BodyOf<Kind>;
  readonly edit: (id: string, body: Change) => Promise<RecordOf<Kind>>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** The list as entries are taken from it and brought back. */
export function deletableList<Kind extends KeptKind>(
  records: RecordKind<Kind, never>,
  words: Pick<DeletableList<RecordOf<Kind>>, 'nameOf' | 'restoreFailed'>,
): DeletableList<RecordOf<Kind>> {
  return {
    queryKey: records.queryKey,
    remove: ({ _id }, client) => orDiscard(client, _id, () => records.remove(_id)),
    restore: (entry, _id, { client, token }) => keep(client, records, { ...entry, _id }, token),
    ...words,
  };
}

function keep<Kind extends KeptKind>(
  client: QueryClient,
  { kind, bodyOf }: RecordKind<Kind, never>,
  draft: RecordOf<Kind>,
  token?: string,
): Promise<RecordOf<Kind>> {
  return sendThroughOutbox(client, { kind, body: bodyOf(draft), draft, token });
}

/** Adds an entry, which the list then shows. */
export function useAddRecord<Kind extends KeptKind>(records: RecordKind<Kind, never>) {
  const client = useQueryClient();
  return (draft: RecordOf<Kind>) => keep(client, records, draft);
}

/** Changes an entry, which the list then shows. */
export function useEditRecord<Kind extends KeptKind, Change extends object>(
  records: RecordKind<Kind, Change>,
) {
  const client = useQueryClient();
  return async (id: string, body: Change): Promise<void> => {
    if (await changeInOutbox(client, id, body)) return;
    putIn(client, records, await records.edit(id, body));
  };
}
