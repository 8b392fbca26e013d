import type { ServerWords } from '../words.ts';

export const errors = {
  invalid_request: 'Sprawdź wpisane dane.',
  unauthorized: 'Zaloguj się, aby kontynuować.',
  wrong_passcode: 'Wpisz kod dostępu do tego raportu.',
  wrong_credentials: 'Nieprawidłowy adres e-mail lub hasło.',
  second_factor_required: 'Wpisz kod ze swojej aplikacji uwierzytelniającej.',
  wrong_code: 'Ten kod jest nieprawidłowy albo został już użyty.',
  wrong_passkey:
    'Żadne konto nie używa tu tego klucza dostępu. Zaloguj się inaczej albo spróbuj ponownie.',
  oidc_wrong_account:
    'To nie jest konto zewnętrzne połączone z twoim kontem. Użyj połączonego konta.',
  forbidden: 'Brak dostępu. Tylko dla adminów.',
  registration_closed: 'Ten serwer nie przyjmuje nowych kont.',
  invite_needed:
    'Aby założyć tu konto, potrzebujesz zaproszenia. Poproś o nie osobę, która prowadzi ten serwer.',
  password_login_off: 'Nie można się tu zalogować hasłem. Zaloguj się inaczej.',
  confirmation_needed: 'Potwierdź, że to ty, hasłem, kodem albo kluczem dostępu.',
  setup_over: 'Ten link działa tylko raz i został już użyty.',
  token_scope: 'Ten token API nie ma do tego uprawnień.',
  not_allowed: 'Nie możesz tego robić we wpisach tej osoby. Być może już ci ich nie udostępnia.',
  not_invited: 'To zaproszenie wysłano na inny adres. Zaloguj się na konto, które ma ten adres.',
  not_found: 'Nie znaleziono.',
  conflict: 'Zmieniono to gdzie indziej. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  email_taken: 'Konto z tym adresem e-mail już istnieje.',
  golden_pen_not_empty: 'Golden Dose można pobrać tylko z pustego wstrzykiwacza',
  golden_not_enabled: 'Zapisywanie Golden Dose nie jest włączone dla tego wstrzykiwacza',
  golden_volume_exceeded:
    'To więcej, niż można jeszcze zapisać jako Golden Dose z tego wstrzykiwacza',
  not_enough_clicks: 'Za mało kliknięć w wybranym wstrzykiwaczu',
  pen_discarded:
    'Data tej dawki jest późniejsza niż dzień wyrzucenia wstrzykiwacza lub opakowania.',
  pen_has_doses: 'Ten wstrzykiwacz ma zapisane dawki. Najpierw je usuń.',
  last_admin: 'To ostatni admin. Najpierw nadaj prawa admina komuś innemu.',
  last_way_in: 'To twój jedyny sposób logowania. Najpierw utwórz klucz dostępu albo ustaw hasło.',
  campaign_state: 'Stan kampanii się zmienił, więc nie jest to już możliwe.',
  copy_changed: 'Inne urządzenie zmieniło tę kopię.',
  changed_meanwhile: 'Zmieniono to gdzie indziej, więc twoja zmiana nie została zapisana.',
  nobody_to_send_to:
    'Nikt z grupy odbiorców tej kampanii nie otrzymałby teraz tego e-maila, więc nie wysłano jej.',
  template_in_use: 'Tego szablonu używa kampania, która nie jest jeszcze wysłana.',
  reset_link_dead: 'Ten link wygasł albo został już użyty. Poproś o nowy.',
  invitation_dead: 'To zaproszenie wygasło albo zostało już przyjęte. Poproś o nowe.',
  email_link_dead: 'Ten link wygasł albo został już użyty. Poproś o nowy.',
  oidc_not_offered: 'Ten serwer nie oferuje logowania kontem zewnętrznym.',
  oidc_code_dead: 'To logowanie trwało za długo albo zostało już użyte. Zacznij od nowa.',
  oidc_address_taken:
    'Konto z twoim adresem e-mail już istnieje. Zaloguj się na nie, a potem połącz konto zewnętrzne na stronie „Bezpieczeństwo”.',
  oidc_no_address: 'To konto zewnętrzne nie ma adresu e-mail, a konto tutaj go wymaga.',
  oidc_other_account: 'To konto zewnętrzne jest tu połączone z innym kontem.',
  backup_download_off:
    'Pobieranie kopii zapasowych jest wyłączone. Osoba, która prowadzi ten serwer, może je tam skopiować.',
  backup_under_way: 'Kopia zapasowa już powstaje. Poczekaj, aż będzie gotowa.',
  backup_failed: 'Nie udało się utworzyć kopii zapasowej.',
  reddit_not_ready: 'Najpierw połącz Reddit.',
  reddit_limited: 'Reddit prosi, aby poczekać. Spróbuj ponownie później.',
  reddit_failed: 'Reddit odpowiedział inaczej, niż oczekiwano. Spróbuj ponownie.',
  push_not_offered: 'Ten serwer nie może wysyłać powiadomień do przeglądarek.',
  passkeys_not_offered: 'Klucze dostępu nie są dostępne na tym serwerze.',
  passkey_refused: 'Nie udało się sprawdzić klucza dostępu. Spróbuj ponownie.',
  mail_failed: 'Serwer poczty nie przyjął e-maila.',
  idempotency_mismatch:
    'Wysłano to już z innymi danymi. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  id_in_use:
    'Ten wpis zapisano już z innymi danymi. Wczytaj stronę ponownie i sprawdź go, zanim zapiszesz go jeszcze raz.',
  deleted: 'To zostało usunięte.',
  act_expired: 'Ten przycisk już nie działa. Zaloguj się.',
  not_planned: 'Na ten dzień i godzinę nie zaplanowano żadnej dawki.',
  weigh_in_there: 'Z tą datą i godziną zapisano już ważenie.',
  account_full:
    'To konto osiągnęło limit wpisów tego rodzaju. Aby zrobić miejsce, usuń te, których już nie potrzebujesz. Przed usunięciem danych wyeksportuj kopię.',
  not_empty: 'Na tym koncie są już dane. Pełną kopię można przywrócić tylko na nowym koncie.',
  import_under_way: 'Twój inny import jeszcze trwa. Spróbuj ponownie, gdy się zakończy.',
  too_many_writes:
    'Za dużo zmian w krótkim czasie, więc ta nie została zapisana. Poczekaj minutę i spróbuj ponownie.',
  too_large: 'To za dużo danych naraz. Spróbuj z mniejszym plikiem lub mniejszą liczbą wpisów.',
  unsupported_media_type: 'Wyślij treść jako JSON.',
  too_many_requests: 'Za dużo prób. Poczekaj trochę i spróbuj ponownie.',
  internal: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  copies_full: 'Ten serwer nie może przechować więcej zaszyfrowanych kopii.',
  overloaded: 'Serwer jest teraz przeciążony. Spróbuj ponownie za chwilę.',
  not_ready: 'Usługa nie jest jeszcze gotowa. Spróbuj ponownie za chwilę.',
} satisfies ServerWords['errors'];
