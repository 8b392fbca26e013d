interface StarterTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly subject: string;
  readonly html_content: string;
  readonly text_content: string;
  readonly category: string;
  readonly updated_at: number;
}

interface Words {
  readonly name: string;
  readonly description: string;
  readonly subject: string;
  readonly heading: string;
  /** A list where there is one, else a paragraph. */
  readonly body: readonly (string | readonly string[])[];
}

const WRITTEN_AT = Date.UTC(2026, 10, 21);

const GREETING = 'Hello {{user_name}},';
const CLOSING = 'Your Dosewise team';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BODY_STYLE = `margin:0 0 16px;font-size:16px;line-height:24px;color:#1f2a2e`;

/** Calm and true for every reader: no medicine by name, no advice, no promise. */
const STARTERS: Readonly<Record<string, Words>> = {
  manual: {
    name: 'Product news',
    description: 'For something new in the app. Replace the list before sending.',
    subject: 'What is new in Dosewise',
    heading: 'What is new',
    body: [
      'Here is what changed since we last wrote:',
      ['The first change, in one sentence.', 'The second change, in one sentence.'],
      'Nothing you stored was touched. You can look at the changes the next time you open the app.',
    ],
  },
  welcome: {
    name: 'Welcome',
    description: 'Sent once to each new account.',
    subject: 'Welcome to Dosewise, {{user_name}}',
    heading: 'Welcome',
    body: [
      'Your account is ready. It belongs to {{user_email}}.',
      'Three things people often do first:',
      [
        'Add the pen they use now.',
        'Log their latest dose.',
        'Look through the settings: country, currency, time zone and mails.',
      ],
      'Dosewise keeps records and does sums. It gives no medical advice; questions about your treatment belong to your prescriber or pharmacist.',
      'You can export everything you store, or delete your account, at any time in the app.',
    ],
  },
  tips: {
    name: 'Tips for your records',
    description: 'A few things the app can do that are easy to miss.',
    subject: 'Three things Dosewise can do for your records',
    heading: 'Easy to miss',
    body: [
      'Three things in the app that are easy to miss:',
      [
        'Weights from a scale or another app can be imported from a CSV file.',
        'Every chart can also be shown as a table.',
        'On the Export page you can take out everything you stored, for yourself or for your next appointment.',
      ],
      'If you do not want tips, you can switch them off in the settings.',
    ],
  },
  feedback: {
    name: 'Ask for feedback',
    description: 'Asks what works and what does not.',
    subject: 'What could Dosewise do better?',
    heading: 'Two short questions',
    body: [
      'We would like to know how the app works for you:',
      ['What do you use most?', 'What gets in your way?'],
      'Please reply to this mail in your own words. Leave out anything about your health that you would rather keep to yourself.',
    ],
  },
  automated: {
    name: 'Check your details',
    description: 'An occasional look at what the figures depend on.',
    subject: 'Are your details in Dosewise up to date?',
    heading: 'A quick look at your details',
    body: [
      'Some figures in the app depend on details that change now and then:',
      [
        'Your country is {{user_country}}. It decides which prices are compared.',
        'Costs are entered in the currency of your settings.',
        'Your time zone decides on which day an entry falls.',
      ],
      'If all of that is right, there is nothing to do.',
    ],
  },
  reactivation: {
    name: 'After a while away',
    description: 'For people who have not been in the app for some time.',
    subject: 'Your records are still here',
    heading: 'Your records are still here',
    body: [
      'You have not used Dosewise for a while. That is fine: what you stored is still there under {{user_email}}.',
      [
        'You can go on where you stopped.',
        'You can export your records as files.',
        'You can delete your account in the settings, with everything in it.',
      ],
      'If you no longer want to hear from us, the link below ends these mails.',
    ],
  },
};

/** One template for each category, to begin with. Admins change and delete them as they like. */
export const STARTER_TEMPLATES: readonly StarterTemplate[] = Object.entries(STARTERS).map(
  ([category, words], index) => ({
    id: `01990000-0000-7000-8000-00000000000${index + 1}`,
    name: words.name,
    description: words.description,
    subject: words.subject,
    html_content: htmlOf(words),
    text_content: textOf(words),
    category,
    updated_at: WRITTEN_AT,
  }),
);

function textOf({ heading, body }: Words): string {
  const parts = body.map((part) =>
    typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n'),
  );
  return [heading, GREETING, ...parts, CLOSING].join('\n\n');
}

/**
 * Tables and inline styles, since mail programs know little else. Light colours are written out for
 * programs that turn them around themselves; those that follow the style sheet get the dark ones.
 */
function htmlOf({ subject, heading, body }: Words): string {
  const paragraph = (words: string) => `<p class="ink" style="${BODY_STYLE}">${words}</p>`;
  const list = (items: readonly string[]) =>
    `<ul class="ink" style="${BODY_STYLE};padding-left:24px">
${items.map((item) => `<li style="margin:0 0 8px">${item}</li>`).join('\n')}
</ul>`;
  const parts = [
    paragraph(GREETING),
    ...body.map((part) => (typeof part === 'string' ? paragraph(part) : list(part))),
    paragraph(CLOSING),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; }
/* What is added below the text: why someone gets this mail, and how to stop it. */
.page > p { max-width: 536px; margin: 0 auto !important; padding: 8px 24px 32px; }
@media (prefers-color-scheme: dark) {
  .page { background: #101719 !important; }
  .card { background: #1a2326 !important; }
  .ink, .page > p { color: #e6eef0 !important; }
  .mark, .page a { color: #5cc4bb !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f6f6;${FONT}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3f6f6" style="background:#f3f6f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;background:#ffffff;border-radius:8px">
<tr><td align="left" style="padding:32px 32px 16px;${FONT}">
<p class="mark" style="margin:0 0 24px;font-size:14px;line-height:20px;font-weight:bold;color:#0b6b66">Dosewise</p>
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:32px;color:#1f2a2e">${heading}</h1>
${parts.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}
