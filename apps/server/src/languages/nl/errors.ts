import type { ServerWords } from '../words.ts';

export const errors = {
  invalid_request: 'Controleer wat je hebt ingevuld.',
  unauthorized: 'Log in.',
  wrong_passcode: 'Vul de toegangscode van dit rapport in.',
  wrong_credentials: 'E-mailadres of wachtwoord is onjuist.',
  second_factor_required: 'Vul de code uit je authenticator-app in.',
  wrong_code: 'Deze code klopt niet of is al gebruikt.',
  wrong_passkey:
    'Bij deze passkey hoort hier geen account. Log op een andere manier in of probeer het opnieuw.',
  oidc_wrong_account:
    'Dit is niet het externe account dat aan je account is gekoppeld. Gebruik het gekoppelde account.',
  forbidden: 'Geen toegang. Alleen voor admins.',
  registration_closed: 'Op deze server kun je geen nieuw account maken.',
  invite_needed:
    'Voor een account heb je hier een uitnodiging nodig. Vraag erom bij de beheerder van deze server.',
  password_login_off: 'Je kunt hier niet met een wachtwoord inloggen. Log op een andere manier in.',
  confirmation_needed: 'Bevestig dat jij het bent, met je wachtwoord, een code of een passkey.',
  setup_over: 'Deze link werkt maar één keer en is al gebruikt.',
  token_scope: 'Dit API-token mag dat niet doen.',
  not_allowed:
    'Je mag dit niet doen met de gegevens van deze persoon. Misschien worden ze niet meer met je gedeeld.',
  not_invited:
    'Deze uitnodiging is naar een ander adres gestuurd. Log in met het account dat bij dat adres hoort.',
  not_found: 'Niet gevonden.',
  conflict: 'Dit is ergens anders gewijzigd. Laad de pagina opnieuw en probeer het nog eens.',
  email_taken: 'Er bestaat al een account met dit e-mailadres.',
  golden_pen_not_empty: 'Een Golden Dose kan alleen uit een lege pen komen',
  golden_not_enabled: 'Voor deze pen staat de Golden Dose niet aan',
  golden_volume_exceeded: 'Dat is meer dan je uit deze pen nog als Golden Dose kunt noteren',
  not_enough_clicks: 'Er zijn niet genoeg klikken meer over in de gekozen pen',
  pen_discarded:
    'De datum van deze dosis ligt na de dag waarop de pen of verpakking is weggegooid.',
  pen_has_doses: 'Uit deze pen zijn doses genoteerd. Verwijder die eerst.',
  last_admin: 'Dit is de laatste admin. Maak eerst iemand anders admin.',
  last_way_in:
    'Dit is je enige manier om in te loggen. Maak eerst een passkey of stel een wachtwoord in.',
  campaign_state: 'De status van de campagne is veranderd, dus dit kan niet meer.',
  copy_changed: 'Een ander apparaat heeft deze kopie gewijzigd.',
  changed_meanwhile: 'Dit is ergens anders gewijzigd, dus je wijziging is niet opgeslagen.',
  nobody_to_send_to:
    'Niemand in de doelgroep van deze campagne zou deze e-mail nu krijgen, dus hij is niet verstuurd.',
  template_in_use: 'Een campagne die nog niet is verstuurd, gebruikt dit sjabloon.',
  reset_link_dead: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  invitation_dead: 'Deze uitnodiging is verlopen of al aangenomen. Vraag om een nieuwe.',
  email_link_dead: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  oidc_not_offered: 'Op deze server kun je niet inloggen met een extern account.',
  oidc_code_dead: 'Deze inlogpoging duurde te lang of is al gebruikt. Begin opnieuw.',
  oidc_address_taken:
    'Er bestaat al een account met je e-mailadres. Log daar in en koppel het externe account dan op de pagina Beveiliging.',
  oidc_no_address:
    'Het externe account heeft geen e-mailadres, en een account hier heeft er een nodig.',
  oidc_other_account: 'Het externe account is hier aan een ander account gekoppeld.',
  backup_download_off:
    'Back-ups downloaden staat uit. De beheerder van deze server kan ze op de server kopiëren.',
  backup_under_way: 'Er wordt al een back-up gemaakt. Wacht tot die klaar is.',
  backup_failed: 'De back-up kon niet worden gemaakt.',
  reddit_not_ready: 'Koppel eerst Reddit.',
  reddit_limited: 'Reddit vraagt ons te wachten. Probeer het later opnieuw.',
  reddit_failed: 'Reddit antwoordde anders dan verwacht. Probeer het opnieuw.',
  push_not_offered: 'Deze server kan geen meldingen naar browsers sturen.',
  passkeys_not_offered: 'Passkeys zijn op deze server niet beschikbaar.',
  passkey_refused: 'De passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
  mail_failed: 'De mailserver heeft de e-mail niet aangenomen.',
  idempotency_mismatch:
    'Dit is al met andere gegevens verstuurd. Laad de pagina opnieuw en probeer het nog eens.',
  id_in_use:
    'Deze registratie is al met andere gegevens opgeslagen. Laad de pagina opnieuw en controleer de registratie voordat je die opnieuw noteert.',
  deleted: 'Dit is verwijderd.',
  act_expired: 'Deze knop is verlopen. Log in.',
  not_planned: 'Voor die datum en tijd is geen dosis gepland.',
  weigh_in_there: 'Voor die datum en tijd is al een weging genoteerd.',
  account_full:
    'Dit account heeft de limiet voor dit soort invoer bereikt. Haal weg wat je niet meer nodig hebt om ruimte te maken. Exporteer een kopie voordat je gegevens verwijdert.',
  not_empty:
    'Dit account heeft al gegevens. Een volledige kopie kun je alleen in een nieuw account terugzetten.',
  import_under_way: 'Een andere import van jou is nog bezig. Probeer het opnieuw als die klaar is.',
  too_many_writes:
    'Te veel wijzigingen in korte tijd, dus deze is niet opgeslagen. Wacht een minuut en probeer het opnieuw.',
  too_large:
    'Dit zijn te veel gegevens in één keer. Probeer het met een kleiner bestand of minder gegevens.',
  unsupported_media_type: 'Stuur de inhoud als JSON.',
  too_many_requests: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
  internal: 'Er ging bij ons iets mis. Probeer het opnieuw.',
  copies_full: 'Deze server kan geen versleutelde kopieën meer bewaren.',
  overloaded: 'De server heeft het nu te druk. Probeer het zo opnieuw.',
  not_ready: 'De dienst is nog niet klaar. Probeer het zo opnieuw.',
} satisfies ServerWords['errors'];
