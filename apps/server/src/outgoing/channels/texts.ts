/** The words of sending. An answer is kept in English, and shown in Settings in the language of its reader. */
export const texts = {
  acts: { taken: 'Taken', later: 'Later' },
  answers: {
    noSubscription: 'Not sent: this browser is no longer subscribed',
    noPushService: 'Not sent: not a push service',
    notYet: 'Not sent yet',
    noSender: 'Not sent: this server has no public address and no mail sender',
    badKeys: 'Not sent: the keys of this subscription are not usable',
    noNtfy: 'Not sent: not an address of ntfy that is allowed here',
    noTopic: 'The service does not know this topic',
    privateAddress: 'Not sent: a private address',
    noAnswer: 'Perhaps taken: no answer came',
    late: 'No answer in time',
    unreachable: 'The service cannot be reached',
    resting: 'Not sent: this webhook rests after too many failures',
    gone: 'Not sent: this webhook is no more',
    plain: 'Not sent: only https goes there',
  },
  /** Said after the status of a reply. */
  replies: {
    taken: 'taken',
    elsewhere: 'it points elsewhere, and nothing is sent there',
    unknownSender: 'the service does not accept who is sending',
    ended: 'this subscription has ended',
    tooLong: 'the message is too long',
    wait: 'the service asks to wait',
    problem: 'the service has a problem',
    refused: 'the service refuses it',
    nothingThere: 'nothing is at this address',
    sentNothing: 'Apprise sent nothing: no target has this key or tag',
    targetFailed: 'a target of Apprise failed',
  },
};
