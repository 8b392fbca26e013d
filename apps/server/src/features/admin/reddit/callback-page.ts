import { escapeHtml } from '../../../runtime/http/escape-html.ts';
import { texts } from './texts.ts';

/** The end of a connection that an admin began. */
export type ConnectOutcome = 'connected' | 'declined' | 'link_expired' | 'failed';

const STATUSES: Readonly<Record<ConnectOutcome, number>> = {
  connected: 200,
  declined: 200,
  link_expired: 400,
  failed: 502,
};

/** The page that an admin sees on the way back. Nothing that Reddit sent is on it. */
export function renderCallbackPage(outcome: ConnectOutcome, publicUrl: string) {
  const { title, text } = texts.callback[outcome];
  const back = escapeHtml(`${publicUrl}/admin/reddit-marketing`);
  const body = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Dosewise</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${back}">${texts.callback.back}</a></p>
</main>
</body>
</html>
`;
  return { status: STATUSES[outcome], body };
}
