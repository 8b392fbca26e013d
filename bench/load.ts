import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** A request as it goes over the wire. */
export type RawRequest = string;

export interface RequestParts {
  readonly token: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
}

/** Writes a request by hand, once: an HTTP client would be busier than the server. */
export function rawRequest(
  method: 'GET' | 'POST',
  path: string,
  { token, body, idempotencyKey }: RequestParts,
): RawRequest {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json',
    `Authorization: Bearer ${token}`,
  ];
  if (idempotencyKey !== undefined) lines.push(`Idempotency-Key: ${idempotencyKey}`);
  if (body !== undefined) {
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** A reply: its status, its head as it came, its body. */
export interface RawReply {
  readonly status: number;
  readonly head: Buffer;
  readonly body: Buffer;
}

/** A connection that is kept open and has one request under way at most. */
export class Connection {
  readonly #socket: Socket;
  #pieces: Buffer[] = [];
  #received = 0;
  /** Length of the whole reply and of its head; 0 until the head is there. */
  #expected = 0;
  #headLength = 0;
  #settle: { resolve: (reply: RawReply) => void; reject: (error: Error) => void } | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (piece) => this.#take(piece));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('The server closed a connection.')));
  }

  ask(request: RawRequest): Promise<RawReply> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #take(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#received += piece.length;
    if (this.#expected === 0) this.#readHead();
    if (this.#expected === 0 || this.#received < this.#expected) return;
    const whole = this.#joined();
    const reply = {
      status: Number(whole.toString('latin1', 9, 12)),
      head: whole.subarray(0, this.#headLength),
      body: whole.subarray(this.#headLength),
    };
    const settle = this.#settle;
    this.#pieces = [];
    this.#received = 0;
    this.#expected = 0;
    settle?.resolve(reply);
  }

  #readHead(): void {
    const bytes = this.#joined();
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return;
    const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
    if (length === undefined) {
      this.#fail(new Error('A reply has no Content-Length.'));
      return;
    }
    this.#headLength = end + HEAD_END.length;
    this.#expected = this.#headLength + Number(length);
  }

  #joined(): Buffer {
    const [first] = this.#pieces;
    return this.#pieces.length === 1 && first ? first : Buffer.concat(this.#pieces);
  }

  #fail(error: Error): void {
    this.#settle?.reject(error);
    this.#settle = null;
  }
}

/** Asks once, on a connection of its own. */
export async function askOnce(port: number, request: RawRequest): Promise<RawReply> {
  const connection = new Connection(port);
  try {
    return await connection.ask(request);
  } finally {
    connection.close();
  }
}

/** The number of requests that `seconds` of load got answered. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
}

/**
 * Keeps every connection busy for `seconds` with what `next` gives. Rejects at the first reply that
 * is no success: a refusal would be quicker than the work.
 */
export async function load(
  connections: readonly Connection[],
  seconds: number,
  next: () => RawRequest,
): Promise<Load> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let requests = 0;
  const keepBusy = async (connection: Connection) => {
    while (performance.now() < end) {
      const request = next();
      const { status, body } = await connection.ask(request);
      if (status >= 300) {
        throw new Error(`${request.slice(0, request.indexOf('\r'))}: ${status} ${body}`);
      }
      requests += 1;
    }
  };
  await Promise.all(connections.map(keepBusy));
  return { requests, seconds: (performance.now() - start) / 1000 };
}
