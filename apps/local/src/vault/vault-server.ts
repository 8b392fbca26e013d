import type { VaultKeys } from './sealed-copy.ts';

/** The reply of a server to a request for a copy. */
export type VaultReply =
  /** There is a copy, of this tag; without bytes it is the one that is known, or was just stored. */
  | { readonly kind: 'copy'; readonly etag: string; readonly bytes: Uint8Array | null }
  /** The copy is another one than the request knew. */
  | { readonly kind: 'changed'; readonly etag: string }
  | { readonly kind: 'gone' }
  /** No answer, or none of ours. */
  | { readonly kind: 'unanswered' }
  /** The server takes no more: of this copy, of this address, or of anyone. */
  | { readonly kind: 'refused' };

export interface VaultServer {
  get(keys: VaultKeys, etag: string | null): Promise<VaultReply>;
  /** `etag`: of the version that this one replaces; null: there is none yet. */
  put(keys: VaultKeys, etag: string | null, bytes: Uint8Array): Promise<VaultReply>;
}

/** Within this time a server has answered, ms: 8 MiB take as long on a slow line. */
const PATIENCE_MS = 60_000;

/** The server whose API is at `base`. */
export function vaultServerAt(base: string): VaultServer {
  const send = async (keys: VaultKeys, init: RequestInit): Promise<VaultReply> => {
    try {
      const reply = await fetch(`${base}/vaults/${keys.id}`, {
        ...init,
        headers: { ...init.headers, 'Vault-Token': keys.token },
        credentials: 'omit',
        // Neither a copy nor its address is to stay in the browser.
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return await read(reply);
    } catch {
      return { kind: 'unanswered' };
    }
  };
  return {
    get: (keys, etag) =>
      send(keys, { method: 'GET', headers: etag === null ? {} : { 'If-None-Match': etag } }),
    put: (keys, etag, bytes) =>
      send(keys, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/octet-stream',
          ...(etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag }),
        },
        body: bytes as BodyInit,
      }),
  };
}

async function read(reply: Response): Promise<VaultReply> {
  const etag = reply.headers.get('etag');
  const { status } = reply;
  if (status === 404) {
    // Something in front of the server may answer so too: only ours says it in JSON.
    const body = (await reply.json()) as { code?: unknown };
    return body.code === 'not_found' ? { kind: 'gone' } : { kind: 'unanswered' };
  }
  if (etag !== null && status === 412) return { kind: 'changed', etag };
  if (etag !== null && status === 200) {
    return { kind: 'copy', etag, bytes: new Uint8Array(await reply.arrayBuffer()) };
  }
  if (etag !== null && [201, 204, 304].includes(status)) return { kind: 'copy', etag, bytes: null };
  return { kind: [400, 413, 429, 507].includes(status) ? 'refused' : 'unanswered' };
}
