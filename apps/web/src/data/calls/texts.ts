import { spoken } from '../../languages/formats/spoken.ts';

/** Sentences about calls to the server, whatever they are about. */
export const texts = spoken('data/calls', {
  offline: 'Could not reach the server. Nothing you typed is lost.',
  loginAhead:
    'Something in front of the server wants you to log in first, such as a login page or the Wi-Fi. Nothing you typed is lost.',
  proxyTooLarge:
    'The proxy in front of the server refuses files of this size. Ask the person who runs it to allow larger ones.',
  notOpened:
    'The records in this browser could not be opened. Nothing of them is lost: load the page anew.',
  noToken: 'No authentication token found',
  unreadable: 'This page could not read the answer of the server. Please reload the page.',
  unreadableStatus: (status: number) =>
    `The server's answer could not be read (status ${status}). Please try again.`,
  notConfirmed: 'Nobody confirmed that it is you, so nothing was changed.',
  deleted: (name: string) => `${name} deleted`,
  deleteFailed: (name: string) => `${name} could not be deleted. It is back in your list.`,
  undo: 'Undo',
});
