import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A DNS server on this machine. */
export interface DnsServer {
  /** `address:port`. */
  readonly address: string;
  /** The names that were asked for, in order, each once for each kind of address. */
  readonly asked: string[];
  close(): void;
}

const [A, IN] = [1, 1];
const [RESPONSE, NO_SUCH_NAME] = [0x8180, 3];

/** Starts one that knows the IPv4 addresses of some names; to those that are null it never answers. */
export async function startDnsServer(
  names: Readonly<Record<string, string | null>>,
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query);
    asked.push(name);
    const known = names[name];
    if (known === null) return;
    const isAsked = query.readUInt16BE(end) === A && known !== undefined;
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(RESPONSE | (known === undefined ? NO_SUCH_NAME : 0), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(isAsked ? 1 : 0, 6);
    const question = query.subarray(12, end + 4);
    const answer = isAsked ? recordOf(known) : Buffer.alloc(0);
    socket.send(Buffer.concat([head, question, answer]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => void socket.close(),
  };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** A record of the name in the question (RFC 1035, 4.1.4), for a minute. */
function recordOf(address: string): Buffer {
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(A, 2);
  record.writeUInt16BE(IN, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(4, 10);
  return Buffer.concat([record, Buffer.from(address.split('.').map(Number))]);
}
