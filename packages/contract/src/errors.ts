import { DOSE_REFUSALS } from './texts.ts';

/**
 * Every error the API answers: its HTTP status and a sentence fit to show to a person.
 * A service may replace the sentence by a more exact one, never the status.
 */
export const ERRORS = {
  invalid_request: { status: 400, sentence: 'Please check what you entered.' },
  unauthorized: { status: 401, sentence: 'Please log in.' },
  wrong_passcode: { status: 401, sentence: 'Enter the passcode for this report.' },
  wrong_credentials: { status: 401, sentence: 'Wrong email or password.' },
  second_factor_required: {
    status: 401,
    sentence: 'Enter the code from your authenticator app.',
  },
  wrong_code: { status: 401, sentence: 'This code is wrong, or has already been used.' },
  wrong_passkey: {
    status: 401,
    sentence: 'No account here uses this passkey. Log in another way, or try again.',
  },
  oidc_wrong_account: {
    status: 401,
    sentence: 'This is not the login that is linked to your account. Please use the linked one.',
  },
  forbidden: { status: 403, sentence: 'Access denied. Admins only.' },
  registration_closed: { status: 403, sentence: 'This server isn’t accepting new accounts.' },
  invite_needed: {
    status: 403,
    sentence:
      'You need an invitation to create an account here. Ask the person who runs this server.',
  },
  password_login_off: {
    status: 403,
    sentence: 'You can’t log in with a password here. Log in another way.',
  },
  confirmation_needed: {
    status: 403,
    sentence: 'Please confirm it’s you with your password, a code or a passkey.',
  },
  setup_over: { status: 403, sentence: 'This link works only once, and has already been used.' },
  token_scope: { status: 403, sentence: 'This API token isn’t allowed to do that.' },
  not_allowed: {
    status: 403,
    sentence:
      'You’re not allowed to do this in this person’s records. They may have stopped sharing with you.',
  },
  not_invited: {
    status: 403,
    sentence:
      'This invitation went to another address. Log in with the account that uses that address.',
  },
  not_found: { status: 404, sentence: 'Not found.' },
  conflict: { status: 409, sentence: 'This was changed elsewhere. Please reload and try again.' },
  email_taken: { status: 409, sentence: 'An account with this email already exists.' },
  golden_pen_not_empty: { status: 409, sentence: DOSE_REFUSALS.golden_pen_not_empty },
  golden_not_enabled: { status: 409, sentence: DOSE_REFUSALS.golden_not_enabled },
  golden_volume_exceeded: { status: 409, sentence: DOSE_REFUSALS.golden_volume_exceeded },
  not_enough_clicks: { status: 409, sentence: DOSE_REFUSALS.not_enough_clicks },
  pen_discarded: {
    status: 409,
    sentence: 'The date of this dose is after the day the pen or pack was discarded.',
  },
  pen_has_doses: { status: 409, sentence: 'This pen has logged doses. Delete them first.' },
  last_admin: {
    status: 409,
    sentence: 'This is the last admin. Make somebody else an admin first.',
  },
  last_way_in: {
    status: 409,
    sentence: 'This is your only way to log in. Create a passkey or set a password first.',
  },
  campaign_state: {
    status: 409,
    sentence: 'The campaign’s status has changed, so this is no longer possible.',
  },
  copy_changed: { status: 412, sentence: 'Another device has changed this copy.' },
  changed_meanwhile: {
    status: 409,
    sentence: 'This was changed elsewhere, so your change was not saved.',
  },
  nobody_to_send_to: {
    status: 409,
    sentence: 'No one in this campaign’s segment would get this email now, so it was not sent.',
  },
  template_in_use: {
    status: 409,
    sentence: 'A campaign that is not sent yet uses this template.',
  },
  reset_link_dead: {
    status: 400,
    sentence: 'This link has expired or was used already. Please ask for a new one.',
  },
  invitation_dead: {
    status: 400,
    sentence:
      'This invitation has expired, or has already been accepted. Please ask for a new one.',
  },
  email_link_dead: {
    status: 400,
    sentence: 'This link has expired or was used already. Please ask for a new one.',
  },
  oidc_not_offered: {
    status: 409,
    sentence: 'You can’t log in through another provider on this server.',
  },
  oidc_code_dead: {
    status: 400,
    sentence: 'This login has expired or was already completed. Please start again.',
  },
  oidc_address_taken: {
    status: 409,
    sentence:
      'There is already an account with your email address. Log in to it, then link this login on the Security page.',
  },
  oidc_no_address: {
    status: 409,
    sentence: 'That login has no email address, and an account needs one.',
  },
  oidc_other_account: {
    status: 409,
    sentence: 'This login is linked to another account here.',
  },
  backup_download_off: {
    status: 403,
    sentence:
      'Backup downloads are turned off. The person who runs this server can copy backups on the server.',
  },
  backup_under_way: {
    status: 409,
    sentence: 'A backup is already being made. Please wait until it is ready.',
  },
  backup_failed: { status: 500, sentence: 'The backup could not be made.' },
  reddit_not_ready: { status: 409, sentence: 'Connect Reddit first.' },
  reddit_limited: {
    status: 429,
    sentence: 'Reddit asks us to wait. Please try again later.',
  },
  reddit_failed: { status: 502, sentence: 'Reddit didn’t answer as expected. Please try again.' },
  push_not_offered: { status: 409, sentence: 'This server can’t send notifications to browsers.' },
  passkeys_not_offered: { status: 409, sentence: 'This server doesn’t offer passkeys.' },
  passkey_refused: {
    status: 400,
    sentence: 'We couldn’t check the passkey. Please try again.',
  },
  mail_failed: { status: 502, sentence: 'The mail server did not accept the email.' },
  idempotency_mismatch: {
    status: 409,
    sentence: 'This request was sent before with other content. Please reload and try again.',
  },
  id_in_use: {
    status: 409,
    sentence:
      'This entry was already saved with different details. Reload the page and check it before you log it again.',
  },
  deleted: { status: 410, sentence: 'This has been deleted.' },
  act_expired: {
    status: 410,
    sentence: 'This button has expired. Please log in.',
  },
  not_planned: { status: 409, sentence: 'No dose is planned for that date and time.' },
  weigh_in_there: { status: 409, sentence: 'A weight is already logged for that date and time.' },
  account_full: {
    status: 409,
    sentence:
      'This account has reached its limit for this kind of entry. To make room, export a copy, then delete some that you no longer need.',
  },
  not_empty: {
    status: 409,
    sentence:
      'This account already has records. You can only restore a full copy into a new account.',
  },
  import_under_way: {
    status: 429,
    sentence: 'Another import of yours is still running. Please try again when it has finished.',
  },
  too_many_writes: {
    status: 429,
    sentence:
      'Too many changes in a short time, so this one was not saved. Please wait a minute and try again.',
  },
  too_large: {
    status: 413,
    sentence: 'This is too much to send at once. Try a smaller file or fewer entries.',
  },
  unsupported_media_type: { status: 415, sentence: 'Send the body as JSON.' },
  too_many_requests: {
    status: 429,
    sentence: 'Too many attempts. Please wait a while and try again.',
  },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  copies_full: {
    status: 507,
    sentence: 'This server has no room for more encrypted copies.',
  },
  overloaded: {
    status: 503,
    sentence: 'The server is busy right now. Please try again shortly.',
  },
  not_ready: { status: 503, sentence: 'The service is not ready. Please try again shortly.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

/** The name of an error, stable for programs. */
export type ErrorCode = keyof typeof ERRORS;
