import { AppError } from '../../../../app-error.ts';
import type { AppContext } from '../../app-context.ts';
import { mailSender } from '../compose/mail-sender.ts';
import { adminTexts } from '../compose/texts.ts';

/** Sends a mail at once, to try a template out. Throws `mail_failed` when it is not taken. */
export async function sendNow(
  context: AppContext,
  mail: {
    readonly to: string;
    readonly subject: string;
    readonly html: string;
    readonly text: string;
  },
): Promise<void> {
  const sender = mailSender(context.config);
  const outcome = await context.mailTransport.send({
    ...mail,
    from: sender,
    subject: adminTexts.testSubject(mail.subject),
    messageId: `<${context.newId()}@${sender.domain}>`,
  });
  if (outcome.kind !== 'sent') throw new AppError('mail_failed');
}
