import { readPasskeyOrigin } from './deployment.ts';
import { settingFrom } from './deployment-settings.ts';

const useOrigin = settingFrom<string | null>(null, readPasskeyOrigin, 0);

/** True when this browser can use passkeys at the address that it shows. */
export function usePasskeysWork(): boolean {
  return useOrigin() === location.origin && 'PublicKeyCredential' in window;
}
