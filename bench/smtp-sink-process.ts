import { SMTPServer } from 'smtp-server';

/** A mail server that reads and forgets, as a process of its own so that it has its own core. */
let mails = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    stream.resume();
    stream.once('end', () => {
      mails += 1;
      done();
    });
  },
});
server.on('error', () => {});
server.listen({ port: 0, host: '127.0.0.1' }, () => {
  const address = server.server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.on('message', () => {
  process.send?.({ mails });
  mails = 0;
});
process.on('disconnect', () => process.exit(0));
