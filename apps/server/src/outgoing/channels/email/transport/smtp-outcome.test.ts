import { describe, expect, it } from 'vitest';
import { outcomeOfFailure } from './smtp-outcome.ts';

const failure = (fields: object) => Object.assign(new Error('x'), fields);
const reply = (command: string, response: string, code = 'EENVELOPE') =>
  outcomeOfFailure(
    failure({ command, response, code, responseCode: Number(response.slice(0, 3)) }),
    code === 'EMESSAGE',
  );

describe('what a failure means', () => {
  it.each([
    ['RCPT TO', '550 no such user', 'EENVELOPE', true],
    ['RCPT TO', '550 5.1.1 no such user', 'EENVELOPE', true],
    ['RCPT TO', '553 5.1.3 bad address', 'EENVELOPE', true],
    ['RCPT TO', '550 5.7.1 we do not like you', 'EENVELOPE', false],
    ['RCPT TO', '552 5.2.2 mailbox full', 'EENVELOPE', false],
    ['DATA', '550 5.1.1 after the text', 'EMESSAGE', false],
    ['DATA', '554 spam', 'EMESSAGE', false],
  ])('%s → %s: refused for good', (command, response, code, isAddress) => {
    expect(reply(command, response, code)).toEqual({
      kind: 'refused',
      code: response.slice(0, 3),
      isAddress,
    });
  });

  it.each([
    ['RCPT TO', '450 greylisted', 'EENVELOPE', 'mail'],
    ['DATA', '451 try later', 'EMESSAGE', 'mail'],
    ['RCPT TO', '503 bad sequence', 'EENVELOPE', 'mail'],
    ['MAIL FROM', '550 sender unknown', 'EENVELOPE', 'server'],
    ['AUTH PLAIN', '535 wrong password', 'EAUTH', 'server'],
    ['EHLO', '554 go away', 'EPROTOCOL', 'server'],
    ['CONN', '421 shutting down', 'ECONNECTION', 'server'],
  ])('%s → %s: later', (command, response, code, scope) => {
    expect(reply(command, response, code)).toMatchObject({ kind: 'retry', scope });
  });

  it('without a reply depends on whether the text began to flow', () => {
    const lost = failure({ code: 'ECONNECTION', command: 'CONN' });
    expect(outcomeOfFailure(lost, false)).toMatchObject({ kind: 'retry', scope: 'server' });
    expect(outcomeOfFailure(lost, true)).toEqual({ kind: 'unconfirmed', code: 'ECONNECTION' });
  });

  it('is for good when our own side refused the address', () => {
    const invalid = failure({ code: 'EENVELOPE', command: 'API' });
    expect(outcomeOfFailure(invalid, false)).toMatchObject({ kind: 'refused', isAddress: false });
  });
});
