import { refusals } from '../../../languages/sentence.ts';

/** The refusals of an address. */
export const texts = refusals('account/webhooks', {
  misfits: {
    plain:
      'Only https is allowed there. The person who runs this server can allow http to hosts of their own.',
    private:
      'This address is in a private network. The person who runs this server can allow such hosts.',
  },
});
