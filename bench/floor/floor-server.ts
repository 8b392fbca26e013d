import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { openFloorPostgres, openFloorSqlite } from './floor-database.ts';
import { doses, findCaller, logDose, symptoms, weights } from './floor-work.ts';

/**
 * The floor of the HTTP benchmarks: bare `node:http` and SQL prepared by hand. It answers the same
 * requests with the same replies and writes the same rows, but checks nothing besides the session.
 */
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const database = DATABASE_URL ? openFloorPostgres(DATABASE_URL) : openFloorSqlite(DATA_DIR);

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${error}\n`);
    send(response, 500, '{}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.stdout.write(`The floor is ready: http://localhost:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const caller = await database.run(findCaller(tokenHash));
  if (caller === undefined) return send(response, 401, '{}');
  if (request.method === 'POST') {
    const key = String(request.headers['idempotency-key']);
    const body = await bodyOf(request);
    return send(response, 201, await database.runInTransaction(logDose(caller, key, body)));
  }
  const user = caller.userId;
  const [path, query] = request.url?.split('?') ?? [];
  const limit = Number(query?.slice('limit='.length));
  if (path === '/api/weights') return sendList(response, await database.run(weights(user, limit)));
  if (path === '/api/doses') return sendList(response, await database.run(doses(user)));
  if (path === '/api/symptoms') return sendList(response, await database.run(symptoms(user)));
  send(response, 404, '{}');
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => resolve(Buffer.concat(pieces).toString()));
    request.on('error', reject);
  });
}

function sendList(response: ServerResponse, list: unknown[]): void {
  send(response, 200, JSON.stringify(list));
}

function send(response: ServerResponse, status: number, body: string): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  response.writeHead(status, headers).end(body);
}
