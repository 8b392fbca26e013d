import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** A message of one end to the other: a piece, that there is room for another one, that no more will come. */
type Message = Uint8Array | 'more' | 'end';

/** A connection between two threads, as a server and a client of HTTP take it. */
export class PortStream extends Duplex {
  /** The caller's, for the server at this end. */
  readonly remoteAddress: string | undefined;
  readonly #port: MessagePort;
  /** Called when the other end has room again. */
  #written: (() => void) | null = null;
  #owesMore = false;

  constructor(port: MessagePort, remoteAddress?: string) {
    super();
    this.#port = port;
    this.remoteAddress = remoteAddress;
    port.on('message', (message: Message) => this.#take(message));
    // The other thread may have ended.
    port.on('close', () => this.destroy());
  }

  #take(message: Message): void {
    if (message === 'end') this.push(null);
    else if (message === 'more') {
      const written = this.#written;
      this.#written = null;
      written?.();
    } else if (this.push(message)) this.#port.postMessage('more');
    else this.#owesMore = true;
  }

  override _read(): void {
    if (!this.#owesMore) return;
    this.#owesMore = false;
    this.#port.postMessage('more');
  }

  override _write(piece: Buffer, _encoding: string, written: () => void): void {
    this.#written = written;
    this.#port.postMessage(piece);
  }

  override _final(done: () => void): void {
    this.#port.postMessage('end');
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
