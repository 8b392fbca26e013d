import { createServer } from 'node:http';

/** A push service that reads and forgets, as a process of its own so that it has its own core. */
let messages = 0;
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    messages += 1;
    response.writeHead(201).end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.on('message', () => {
  process.send?.({ messages });
  messages = 0;
});
process.on('disconnect', () => process.exit(0));
