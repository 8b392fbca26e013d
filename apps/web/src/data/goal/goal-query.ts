import { getGoal, type RouteCall, setGoal } from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keptToken } from '../browser/storage.ts';
import { call } from '../calls/api-client.ts';
import { routeQuery } from '../calls/use-query.ts';
import { shownPerson } from '../session/shown-person.ts';

/** The goal of the account. */
export const goalQuery = routeQuery(getGoal);

export type NewGoal = RouteCall<typeof setGoal>['body'];

/**
 * Saves the goal, one after the other; also from a page that is being left, which may be since
 * someone else has logged in here: so it is saved with the token that the page began with, for the person
 * whose page it was.
 */
export function useSaveGoal() {
  const client = useQueryClient();
  const [by] = useState(() => ({
    token: keptToken() ?? '',
    personId: shownPerson()?.personId ?? null,
  }));
  return useMutation({
    scope: { id: setGoal.id },
    mutationFn: (body: NewGoal) => call(setGoal, { body }, { keepalive: true, ...by }),
    onSuccess: (goal) => client.setQueryData(goalQuery.queryKey, goal),
  });
}
