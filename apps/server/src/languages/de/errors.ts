import type { ServerWords } from '../words.ts';

export const errors = {
  invalid_request: 'Bitte prüfe deine Eingaben.',
  unauthorized: 'Bitte melde dich an.',
  wrong_passcode: 'Gib den Zugangscode dieses Berichts ein.',
  wrong_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
  second_factor_required: 'Gib den Code aus deiner Authenticator-App ein.',
  wrong_code: 'Dieser Code ist falsch oder wurde schon benutzt.',
  wrong_passkey:
    'Zu diesem Passkey gehört hier kein Konto. Melde dich auf andere Weise an oder versuche es noch einmal.',
  oidc_wrong_account:
    'Das ist nicht das externe Konto, das mit deinem Konto verknüpft ist. Bitte nimm das verknüpfte.',
  forbidden: 'Kein Zugriff. Nur für Admins.',
  registration_closed: 'Auf diesem Server lassen sich keine neuen Konten anlegen.',
  invite_needed:
    'Für ein Konto brauchst du hier eine Einladung. Frag die Person, die diesen Server betreibt.',
  password_login_off:
    'Mit einem Passwort kannst du dich hier nicht anmelden. Melde dich auf andere Weise an.',
  confirmation_needed:
    'Bitte bestätige, dass du es bist: mit deinem Passwort, einem Code oder einem Passkey.',
  setup_over: 'Dieser Link gilt nur einmal und wurde schon benutzt.',
  token_scope: 'Dieses API-Token darf das nicht.',
  not_allowed:
    'Das darfst du in den Einträgen dieser Person nicht. Vielleicht teilt sie ihre Einträge nicht mehr mit dir.',
  not_invited:
    'Diese Einladung ging an eine andere Adresse. Melde dich mit dem Konto an, das diese Adresse verwendet.',
  not_found: 'Nicht gefunden.',
  conflict: 'Das wurde anderswo geändert. Bitte lade die Seite neu und versuche es noch einmal.',
  email_taken: 'Ein Konto mit dieser E-Mail-Adresse gibt es schon.',
  golden_pen_not_empty: 'Eine Golden Dose lässt sich nur aus leeren Pens entnehmen',
  golden_not_enabled: 'Für diesen Pen ist die Golden Dose nicht eingeschaltet',
  golden_volume_exceeded:
    'Das ist mehr, als sich aus diesem Pen noch als Golden Dose eintragen lässt',
  not_enough_clicks: 'Im gewählten Pen sind nicht mehr genug Klicks übrig',
  pen_discarded: 'Das Datum dieser Dosis liegt nach dem Tag der Entsorgung.',
  pen_has_doses: 'Zu diesem Pen sind Dosen eingetragen. Lösche sie zuerst.',
  last_admin: 'Das ist der letzte Admin. Mach zuerst jemand anderen zum Admin.',
  last_way_in:
    'Du kannst dich nur so anmelden. Erstelle zuerst einen Passkey oder lege ein Passwort fest.',
  campaign_state: 'Der Status der Kampagne hat sich geändert, deshalb ist das nicht mehr möglich.',
  copy_changed: 'Ein anderes Gerät hat diese Kopie geändert.',
  changed_meanwhile: 'Das wurde anderswo geändert. Deshalb wurde deine Änderung nicht gespeichert.',
  nobody_to_send_to:
    'In der Zielgruppe dieser Kampagne würde gerade niemand diese E-Mail bekommen. Sie wurde nicht gesendet.',
  template_in_use: 'Eine Kampagne, die noch nicht gesendet ist, verwendet diese Vorlage.',
  reset_link_dead:
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  invitation_dead:
    'Diese Einladung ist abgelaufen oder wurde schon angenommen. Bitte um eine neue.',
  email_link_dead:
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  oidc_not_offered: 'Auf diesem Server kann man sich nicht mit einem externen Konto anmelden.',
  oidc_code_dead:
    'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte fang von vorn an.',
  oidc_address_taken:
    'Ein Konto mit deiner E-Mail-Adresse gibt es schon. Melde dich dort an und verknüpfe das externe Konto dann auf der Seite „Sicherheit“.',
  oidc_no_address: 'Das externe Konto hat keine E-Mail-Adresse, und ein Konto hier braucht eine.',
  oidc_other_account: 'Das externe Konto ist hier mit einem anderen Konto verknüpft.',
  backup_download_off:
    'Das Herunterladen von Backups ist ausgeschaltet. Die Person, die diesen Server betreibt, kann sie dort kopieren.',
  backup_under_way: 'Es wird schon ein Backup angelegt. Bitte warte, bis es fertig ist.',
  backup_failed: 'Das Backup konnte nicht angelegt werden.',
  reddit_not_ready: 'Verbinde zuerst Reddit.',
  reddit_limited: 'Reddit bittet uns zu warten. Bitte versuche es später noch einmal.',
  reddit_failed: 'Reddit hat anders als erwartet geantwortet. Bitte versuche es noch einmal.',
  push_not_offered: 'Dieser Server kann Browser nicht benachrichtigen.',
  passkeys_not_offered: 'Passkeys sind auf diesem Server nicht verfügbar.',
  passkey_refused: 'Der Passkey konnte nicht geprüft werden. Bitte versuche es noch einmal.',
  mail_failed: 'Der Mailserver hat die E-Mail nicht angenommen.',
  idempotency_mismatch:
    'Das wurde schon mit anderen Angaben gesendet. Bitte lade die Seite neu und versuche es noch einmal.',
  id_in_use:
    'Dieser Eintrag wurde schon mit anderen Angaben gespeichert. Lade die Seite neu und prüfe ihn, bevor du ihn noch einmal einträgst.',
  deleted: 'Das wurde gelöscht.',
  act_expired: 'Dieser Knopf gilt nicht mehr. Bitte melde dich an.',
  not_planned: 'Für dieses Datum und diese Uhrzeit ist keine Dosis geplant.',
  weigh_in_there: 'Für dieses Datum und diese Uhrzeit ist schon ein Gewicht eingetragen.',
  account_full:
    'Dieses Konto hat die Grenze für diese Art von Einträgen erreicht. Entferne solche, die du nicht mehr brauchst, um Platz zu schaffen. Exportiere eine Kopie, bevor du Daten löschst.',
  not_empty:
    'In diesem Konto sind schon Einträge. Eine vollständige Kopie lässt sich nur in einem neuen Konto wiederherstellen.',
  import_under_way:
    'Ein anderer Import von dir läuft noch. Bitte versuche es noch einmal, wenn er fertig ist.',
  too_many_writes:
    'Zu viele Änderungen in kurzer Zeit, deshalb wurde diese nicht gespeichert. Bitte warte eine Minute und versuche es noch einmal.',
  too_large:
    'Das sind zu viele Daten auf einmal. Versuche es mit einer kleineren Datei oder weniger Einträgen.',
  unsupported_media_type: 'Sende den Inhalt als JSON.',
  too_many_requests: 'Zu viele Versuche. Bitte warte eine Weile und versuche es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  copies_full: 'Dieser Server kann keine weiteren verschlüsselten Kopien aufbewahren.',
  overloaded: 'Der Server ist gerade ausgelastet. Bitte versuche es gleich noch einmal.',
  not_ready: 'Der Dienst ist noch nicht bereit. Bitte versuche es gleich noch einmal.',
} satisfies ServerWords['errors'];
