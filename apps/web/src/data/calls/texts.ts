import { spoken } from '../../languages/formats/spoken.ts';

/** Sentences about calls to the server, whatever they are about. */
export const texts = spoken('data/calls', {
  offline: 'Could not reach the server. Nothing you typed is lost.',
  loginAhead:
    'You need to log in somewhere else first, such as on a Wi-Fi login page. Nothing you typed is lost.',
  proxyTooLarge:
    'The proxy in front of the server refuses files of this size. Ask the person who runs it to allow larger ones.',
  notOpened:
    'The records in this browser could not be opened. Nothing has been deleted. Reload the page.',
  noToken: 'No authentication token found',
  unreadable: 'This page could not read the server’s answer. Please reload the page.',
  unreadableStatus: (status: number) =>
    `The server’s answer could not be read (status ${status}). Please try again.`,
  notConfirmed: 'You didn’t confirm, so nothing was changed.',
  deleted: (name: string) => `${name} deleted`,
  deleteFailed: (name: string) => `${name} could not be deleted. It is back in your list.`,
  undo: 'Undo',
});
