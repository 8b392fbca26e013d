import type { MailOutcome } from './mail-message.ts';

/** The fields of a failure by Nodemailer. */
interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  /** The command that was in flight. */
  readonly command?: string;
}

/** Replies that say that a mailbox does not exist (RFC 5321, section 4.2.3). */
const NO_SUCH_MAILBOX: readonly number[] = [550, 551, 553];

/** The meaning of a failed hand-over. `textBegan`: some of the mail itself was sent. */
export function outcomeOfFailure(error: unknown, textBegan: boolean): MailOutcome {
  // A cast: these are what Nodemailer adds to its errors, and each may be missing.
  const failure = (error instanceof Error ? error : {}) as SmtpFailure;
  const { responseCode } = failure;
  if (responseCode !== undefined) return outcomeOfReply(failure, responseCode);
  const code = failure.code ?? 'error';
  if (textBegan) return { kind: 'unconfirmed', code };
  // Refused on our own side, before anything was said: no second try would end differently.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return { kind: 'refused', code, isAddress: false };
  }
  return { kind: 'retry', code, scope: 'server' };
}

function outcomeOfReply(failure: SmtpFailure, reply: number): MailOutcome {
  const code = String(reply);
  const isAboutMail =
    failure.command === 'RCPT TO' || failure.command === 'DATA' || failure.code === 'EMESSAGE';
  // Greeting, login or sender refused: every other mail would meet the same.
  if (!isAboutMail) return { kind: 'retry', code, scope: 'server' };
  // 503 says that the session got out of step, not that the mail is unwelcome.
  if (reply < 500 || reply === 503) {
    return { kind: 'retry', code, scope: reply === 421 ? 'server' : 'mail' };
  }
  return { kind: 'refused', code, isAddress: isAboutMailbox(failure, reply) };
}

/** 550 also means "we do not like you"; where there is an enhanced code (RFC 3463), it decides. */
function isAboutMailbox({ command, response }: SmtpFailure, reply: number): boolean {
  if (command !== 'RCPT TO' || !NO_SUCH_MAILBOX.includes(reply)) return false;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return enhanced === undefined || /^5\.(1\.\d+|2\.1)$/.test(enhanced);
}
