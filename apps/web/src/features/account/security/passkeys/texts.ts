/** The words of passkeys. */
export const texts = {
  title: 'Passkeys',
  lead: 'Log in with the fingerprint, face or PIN of your device, without password and code. They stay with a new password, which asks whether to delete them.',
  none: 'There are no passkeys.',
  notHere:
    'Passkeys work in newer browsers, and at the address of this server that begins with https.',
  loadFailed: 'Your passkeys could not be loaded.',
  made: (day: string) => `Made ${day}.`,
  neverUsed: 'Not used yet.',
  lastUsed: (time: string) => `Last used ${time}.`,
  make: 'Make a passkey',
  makeFailed: 'The passkey could not be made.',
  notMade: 'No passkey was made. You can try again.',
  alreadyHere: 'This device has a passkey of yours already.',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeTitle: 'Delete this passkey?',
  removeQuestion: (name: string) =>
    `${name} cannot log in any more. Delete it on that device too, or it will be offered there still.`,
  confirmRemove: 'Delete passkey',
  removeFailed: 'The passkey could not be deleted.',
};
