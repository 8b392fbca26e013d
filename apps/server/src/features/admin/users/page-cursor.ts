/** The last account of a page: the next one begins after it. */
export interface PageCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** A cursor as text that callers need not understand. */
export function writeCursor({ createdAt, id }: PageCursor): string {
  return Buffer.from(`${createdAt}/${id}`).toString('base64url');
}

/** The cursor that `text` stands for; null when it is none of ours. */
export function readCursor(text: string): PageCursor | null {
  const plain = Buffer.from(text, 'base64url').toString('latin1');
  const [, createdAt, id] = /^(\d{1,15})\/([\da-f-]{36})$/.exec(plain) ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : null;
}
