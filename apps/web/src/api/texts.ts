/** What is said of calls to the server, whatever they are about. */
export const texts = {
  offline: 'Could not reach the server. Nothing you typed is lost.',
  unreadable: 'The server gave an answer that this page does not understand. Please reload it.',
  unreadableStatus: (status: number) =>
    `The server's answer could not be read (status ${status}). Please try again.`,
  deleted: (name: string) => `${name} deleted`,
  deleteFailed: (name: string) => `${name} could not be deleted. It is back in your list.`,
  undo: 'Undo',
};
