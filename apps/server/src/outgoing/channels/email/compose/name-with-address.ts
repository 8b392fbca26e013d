import { isolated } from '../../../../languages/isolated.ts';

/**
 * A person as mails speak of them: the name that they chose with their address, which alone says who it is; without
 * a name the address.
 */
export const nameWithAddress = (email: string, name: string | null = null): string =>
  name === null ? email : `${isolated(name)} (${email})`;
