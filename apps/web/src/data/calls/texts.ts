import { spoken } from '../../languages/formats/spoken.ts';

/** Sentences about calls to the server, whatever they are about. */
export const texts = spoken('data/calls', {
  offline: 'We couldn’t reach the server. Nothing you typed is lost.',
  loginAhead:
    'You need to log in somewhere else first, such as on a Wi-Fi login page. Nothing you typed is lost.',
  proxyTooLarge:
    'This file is too large for the server (413). Ask the person who runs it to allow larger files in its proxy.',
  notOpened:
    'We couldn’t open the records in this browser. Nothing has been deleted. Reload the page.',
  noToken: 'No authentication token found',
  unreadable: 'We couldn’t read the server’s answer. Please reload the page.',
  unreadableStatus: (status: number) =>
    `We couldn’t read the server’s answer (status ${status}). Please try again.`,
  notConfirmed: 'You didn’t confirm, so nothing was changed.',
  deleted: (name: string) => `${name} deleted`,
  deleteFailed: (name: string) => `We couldn’t delete ${name}. It’s back in your list.`,
  undo: 'Undo',
});
