import { setHeight, type UserProfile } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { sessionStore } from '../../session/session-store.ts';

/** Saves the height in cm; the session's profile follows. */
export const useSaveHeight = () =>
  useMutation({
    mutationFn: (heightCm: number) => call(setHeight, { body: { heightCm } }),
    onSuccess: (profile: UserProfile) => sessionStore.update(profile),
  });
