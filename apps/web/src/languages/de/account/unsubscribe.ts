import type { texts as english } from '../../../features/account/unsubscribe/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Abbestellen · Dosewise',
  title: 'Abbestellen',
  loadFailed: 'Es konnte nicht nachgesehen werden, was du bekommst.',
  endsMailsTo: 'Damit enden alle E-Mails von uns an ',
  endsWhat: ', außer denen zum Konto selbst. Dein Konto und deine Einträge bleiben, wie sie sind.',
  unsubscribe: 'Alle E-Mails abbestellen',
  reminders: {
    endsMailsTo: 'Damit enden Erinnerungen per E-Mail an ',
    endsWhat: '. Andere E-Mails und Erinnerungen auf anderen Wegen bleiben, wie sie sind.',
    unsubscribe: 'Keine Erinnerungen per E-Mail',
    getsNoMore: ' bekommt keine Erinnerungen per E-Mail mehr.',
    onAgain:
      'Wenn du es dir anders überlegst, kannst du sie in den Einstellungen wieder einschalten.',
  },
  unsubscribeFailed: 'Die E-Mails sind noch nicht abbestellt.',
  onlySome:
    'Du willst nur manche davon? Melde dich an und wähle die Themen in den Einstellungen, unter „E-Mails“.',
  done: 'Abbestellt',
  doneBefore: 'Schon abbestellt',
  getsNoMore:
    ' bekommt keine E-Mails mehr von uns, außer denen zum Konto selbst, etwa ein neues Passwort, das du anforderst.',
  resubscribe:
    'Wenn du es dir anders überlegst, kannst du sie in den Einstellungen wieder abonnieren.',
  deadLink: 'Dieser Link funktioniert nicht',
  deadLinkAdvice:
    'Vielleicht ist er unvollständig. Versuche den Link in einer neueren E-Mail, oder melde dich an und bestelle in den Einstellungen ab, unter „E-Mails“.',
  toSettings: 'Zu den Einstellungen',
};
