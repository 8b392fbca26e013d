import { listPeople, readInvitation } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { writeStored } from '../browser/storage.ts';
import { call } from '../calls/api-client.ts';

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

/** The invitation that a link leads to, also before the person who has it is logged in. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [readInvitation.id, token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token } }, { signal }),
    staleTime: 0,
  });
