import { escapeHtml } from '../../http/escape-html.ts';
/** How a connection that an admin began came out. */
export type ConnectOutcome = 'connected' | 'declined' | 'link_expired' | 'failed';

const TEXTS: Readonly<Record<ConnectOutcome, { status: number; title: string; text: string }>> = {
  connected: {
    status: 200,
    title: 'Reddit is connected',
    text: 'Dosewise can now search Reddit. It never posts.',
  },
  declined: {
    status: 200,
    title: 'Reddit is not connected',
    text: 'You declined at Reddit, so nothing was changed.',
  },
  link_expired: {
    status: 400,
    title: 'This link has expired',
    text: 'It has expired or was used already. Please connect again.',
  },
  failed: {
    status: 502,
    title: 'Connecting to Reddit failed',
    text: 'Reddit did not answer as expected. Please connect again.',
  },
};

/** The page that an admin sees on the way back. Nothing that Reddit sent is on it. */
export function renderCallbackPage(outcome: ConnectOutcome, publicUrl: string) {
  const { status, title, text } = TEXTS[outcome];
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
<p><a href="${back}">Back to Reddit Marketing</a></p>
</main>
</body>
</html>
`;
  return { status, body };
}
