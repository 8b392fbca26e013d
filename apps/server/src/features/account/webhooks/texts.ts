import { refusals } from '../../../languages/sentence.ts';

/** The refusals of an address. */
export const texts = refusals('account/webhooks', {
  misfits: {
    plain:
      'This address must use https. The person who runs this server can allow http for their own hosts.',
    private:
      'This address is in a private network. The person who runs this server can allow such hosts.',
  },
});
