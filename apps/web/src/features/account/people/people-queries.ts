import { listPeople, listPersonActs } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { writeStored } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';

/** More of them nobody reads; the records say who logged them. */
const SHOWN_ACTS = 50;

/** The people who care for one another. What this browser knows of it is what the switch of persons offers. */
export const peopleQuery = queryOptions({
  queryKey: [listPeople.id],
  queryFn: async ({ signal }) => {
    const people = await call(listPeople, {}, { signal });
    writeStored('caresFor', people.caresFor.length === 0 ? null : JSON.stringify(people.caresFor));
    return people;
  },
  staleTime: 0,
});

/** The latest of what others did. */
export const actsQuery = queryOptions({
  queryKey: [listPersonActs.id],
  queryFn: ({ signal }) => call(listPersonActs, { query: { limit: SHOWN_ACTS } }, { signal }),
  staleTime: 0,
});
