import { refusals } from '../../../languages/sentence.ts';

/** The refusals of an address. */
export const texts = refusals('account/webhooks', {
  misfits: {
    plain: 'Only https goes there. Whoever runs this server can allow http to hosts of their own.',
    private:
      'This address leads into a private network. Whoever runs this server can allow such hosts.',
  },
});
