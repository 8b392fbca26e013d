import { createHash } from 'node:crypto';
import document from '@dosewise/contract/openapi.json' with { type: 'json' };
import type { RawReply } from '../../../runtime/calls/bind-route.ts';
import { type ApiDocument, docsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';

let page: string | undefined;

/** The OpenAPI document as the contract's build wrote it. */
export async function readDocument(): Promise<ApiDocument & Record<string, unknown>> {
  // The file is generated from the contract; its inferred type is one of thousands of literals.
  return document as unknown as ApiDocument & Record<string, unknown>;
}

/** The document as a page. Nothing in it depends on the caller. */
export async function renderDocs(): Promise<RawReply> {
  page ??= docsPage(await readDocument());
  return { headers: { 'content-security-policy': POLICY }, body: page };
}

/** The page holds one style sheet and loads nothing. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
