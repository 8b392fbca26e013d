import type { ServerWords } from '../words.ts';

export const errors = {
  invalid_request: 'Controlla i dati inseriti.',
  unauthorized: 'Accedi per continuare.',
  wrong_passcode: 'Inserisci il codice di accesso di questo report.',
  wrong_credentials: 'Email o password non corrette.',
  second_factor_required: 'Inserisci il codice della tua app di autenticazione.',
  wrong_code: 'Questo codice è sbagliato o è già stato usato.',
  wrong_passkey: 'Nessun account qui usa questa passkey. Accedi in un altro modo, o riprova.',
  oidc_wrong_account:
    'Questo non è l’account esterno collegato al tuo account. Usa quello collegato.',
  forbidden: 'Accesso negato. Solo per admin.',
  registration_closed: 'Questo server non accetta nuovi account.',
  invite_needed:
    'Per creare un account qui serve un invito. Chiedilo a chi gestisce questo server.',
  password_login_off: 'Qui non puoi accedere con una password. Accedi in un altro modo.',
  confirmation_needed: 'Conferma la tua identità con la password, un codice o una passkey.',
  setup_over: 'Questo link si può usare una sola volta, ed è già stato usato.',
  token_scope: 'Questo token API non ha il permesso di farlo.',
  not_allowed:
    'Non hai il permesso di farlo nei dati di questa persona. Forse ha smesso di condividerli con te.',
  not_invited:
    'Questo invito è andato a un altro indirizzo. Accedi con l’account che ha quell’indirizzo.',
  not_found: 'Non trovato.',
  conflict: 'Questo elemento è stato modificato altrove. Ricarica la pagina e riprova.',
  email_taken: 'Esiste già un account con questa email.',
  golden_pen_not_empty: 'Una Golden Dose si può prelevare solo da penne vuote',
  golden_not_enabled: 'La Golden Dose non è attiva per questa penna',
  golden_volume_exceeded:
    'È più di quanto si può ancora registrare come Golden Dose da questa penna',
  not_enough_clicks: 'Nella penna scelta non restano abbastanza scatti',
  pen_discarded: 'La data di questa dose è successiva al giorno dello smaltimento.',
  pen_has_doses: 'Da questa penna sono registrate delle dosi. Prima eliminale.',
  last_admin: 'Questo è l’ultimo account admin. Prima dai a qualcun altro i permessi di admin.',
  last_way_in: 'È il tuo unico modo per accedere. Prima crea una passkey o imposta una password.',
  campaign_state: 'Lo stato della campagna è cambiato, quindi questo non è più possibile.',
  copy_changed: 'Un altro dispositivo ha modificato questa copia.',
  changed_meanwhile:
    'Questo elemento è stato modificato altrove, quindi la tua modifica non è stata salvata.',
  nobody_to_send_to:
    'Al momento nessuno nel segmento di questa campagna riceverebbe questa email, quindi non è stata inviata.',
  template_in_use: 'Una campagna non ancora inviata usa questo modello.',
  reset_link_dead: 'Questo link è scaduto o è già stato usato. Richiedine uno nuovo.',
  invitation_dead: 'Questo invito è scaduto o è già stato accettato. Chiedine uno nuovo.',
  email_link_dead: 'Questo link è scaduto o è già stato usato. Richiedine uno nuovo.',
  oidc_not_offered: 'Questo server non offre l’accesso con un altro servizio.',
  oidc_code_dead: 'Questo accesso ha richiesto troppo tempo o è già stato usato. Ricomincia.',
  oidc_address_taken:
    'Esiste già un account con il tuo indirizzo email. Accedi a quello, poi collega questo account esterno nella pagina Sicurezza.',
  oidc_no_address:
    'L’account esterno che hai usato non ha un indirizzo email, che serve per creare un account qui.',
  oidc_other_account: 'Questo account esterno è già collegato qui a un altro account.',
  backup_download_off:
    'Il download dei backup è disattivato. Chi gestisce questo server può copiarli dal server.',
  backup_under_way: 'È già in corso la creazione di un backup. Aspetta che sia pronto.',
  backup_failed: 'Non è stato possibile creare il backup.',
  reddit_not_ready: 'Prima collega Reddit.',
  reddit_limited: 'Reddit ci chiede di aspettare. Riprova più tardi.',
  reddit_failed: 'Reddit non ha risposto come previsto. Riprova.',
  push_not_offered: 'Questo server non può inviare notifiche ai browser.',
  passkeys_not_offered: 'Le passkey non sono disponibili su questo server.',
  passkey_refused: 'Non è stato possibile verificare la passkey. Riprova.',
  mail_failed: 'Il server di posta non ha accettato l’email.',
  idempotency_mismatch:
    'Questa richiesta è già stata inviata con altri dati. Ricarica la pagina e riprova.',
  id_in_use:
    'Questa voce è già stata salvata con altri dati. Ricarica la pagina e controllala prima di registrarla di nuovo.',
  deleted: 'Questo elemento è stato eliminato.',
  act_expired: 'Questo pulsante non funziona più. Accedi all’app.',
  not_planned: 'Per quella data e quell’ora non è programmata nessuna dose.',
  weigh_in_there: 'Per quella data e quell’ora è già registrata una pesata.',
  account_full:
    'Questo account ha raggiunto il limite per questo tipo di voci. Per fare spazio, rimuovi quelle che non ti servono più. Prima di eliminare dei dati, esporta una copia.',
  not_empty:
    'Questo account ha già dei dati. Una copia completa si può ripristinare solo in un account nuovo.',
  import_under_way: 'È ancora in corso un’altra tua importazione. Riprova quando è finita.',
  too_many_writes:
    'Troppe modifiche in poco tempo, quindi questa non è stata salvata. Aspetta un minuto e riprova.',
  too_large: 'Sono troppi dati in una volta. Prova con un file più piccolo o con meno voci.',
  unsupported_media_type: 'Invia il contenuto come JSON.',
  too_many_requests: 'Troppi tentativi. Aspetta un po’ e riprova.',
  internal: 'Qualcosa è andato storto da parte nostra. Riprova.',
  copies_full: 'Questo server non può conservare altre copie cifrate.',
  overloaded: 'Il server è occupato in questo momento. Riprova tra poco.',
  not_ready: 'Il servizio non è pronto. Riprova tra poco.',
} satisfies ServerWords['errors'];
