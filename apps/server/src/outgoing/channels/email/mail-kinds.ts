import type { SingleMail } from '../../../db/tables/outgoing-tables.ts';

/** The rules of one kind of mail to one person. */
interface MailRules {
  /** A link that opens something, a notice about the account, or the newest template of its category. */
  readonly form: 'link' | 'notice' | 'template';
  /**
   * Its readers: anyone, also where the mailbox was refused before; everyone whose mailbox was not, whatever
   * mails they want; only those who want mails.
   */
  readonly reaches: 'anyone' | 'mailbox' | 'subscribers';
  /** True: it goes to the address in `detail`, not to that of the account. */
  readonly isElsewhere: boolean;
  /** True: each says something else, so one that waits does not stand for another. */
  readonly isEachSent: boolean;
}

const ABOUT_ACCOUNT = { form: 'notice', reaches: 'mailbox', isElsewhere: false } as const;

/** Every mail to one person. A kind that is left out does not compile. */
export const SINGLE_MAILS = {
  welcome: { form: 'template', reaches: 'subscribers', isElsewhere: false, isEachSent: false },
  password_reset: { form: 'link', reaches: 'anyone', isElsewhere: false, isEachSent: false },
  new_device: { ...ABOUT_ACCOUNT, isEachSent: true },
  second_factor_removed: { ...ABOUT_ACCOUNT, isEachSent: false },
  new_address: { form: 'link', reaches: 'mailbox', isElsewhere: true, isEachSent: true },
  address_changed: { form: 'notice', reaches: 'mailbox', isElsewhere: true, isEachSent: true },
  door_opened: { ...ABOUT_ACCOUNT, isEachSent: false },
  person_invited: { form: 'link', reaches: 'mailbox', isElsewhere: false, isEachSent: true },
  person_ended: { ...ABOUT_ACCOUNT, isEachSent: true },
} as const satisfies Record<SingleMail, MailRules>;

/** The mails of one form. */
export type MailOf<Form extends MailRules['form']> = {
  [Kind in SingleMail]: (typeof SINGLE_MAILS)[Kind]['form'] extends Form ? Kind : never;
}[SingleMail];

/** The rules of a mail to one person; undefined for a campaign, a reminder or a message to a webhook. */
export function rulesOf(kind: string): MailRules | undefined {
  return Object.hasOwn(SINGLE_MAILS, kind) ? SINGLE_MAILS[kind as SingleMail] : undefined;
}

/** True for a mail with a link that opens something. */
export const isLinkMail = (kind: string): kind is MailOf<'link'> => rulesOf(kind)?.form === 'link';

/** True for a notice about the account. */
export const isNotice = (kind: string): kind is MailOf<'notice'> =>
  rulesOf(kind)?.form === 'notice';
