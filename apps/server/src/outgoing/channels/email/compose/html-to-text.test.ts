import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('the text of an HTML mail', () => {
  it('keeps words, paragraphs, lists, links and image descriptions', () => {
    const html = `<!doctype html><html><head><title>No</title><style>p { color: red }</style></head>
      <body><!-- a > b --><table><tr><td><h1>Hello  Jane</h1></td></tr></table>
      <p>One <b>bold</b> line,<br>and <a href="https://example.com/a?b=1&amp;c=2">our page</a>.</p>
      <ul><li>First</li><li>Second</li></ul>
      <img src="x.png" alt="A pen"><script>alert("<p>no</p>")</script></body></html>`;
    expect(htmlToText(html)).toBe(
      [
        'Hello Jane',
        '',
        'One bold line,',
        'and our page (https://example.com/a?b=1&c=2).',
        '',
        '- First',
        '- Second',
        '',
        'A pen',
      ].join('\n'),
    );
  });

  it('shows an address once when it is its own words, and only addresses that lead somewhere', () => {
    expect(htmlToText('<a href="https://a.example">https://a.example</a>')).toBe(
      'https://a.example',
    );
    expect(htmlToText("<a href='mailto:a@b.co'>a@b.co</a> <A HREF=https://c.example>C</A>")).toBe(
      'a@b.co C (https://c.example)',
    );
    expect(htmlToText('<a href="javascript:alert(1)">Click</a> <a>plain</a>')).toBe('Click plain');
  });

  it('decodes entities once', () => {
    expect(htmlToText('5 &lt; 6 &amp;amp; &#8212; &#x1F600; &eacute; &copy;')).toBe(
      '5 < 6 &amp; — 😀 é ©',
    );
  });

  it('takes a lone bracket for text and a > in quotes for no end of a tag', () => {
    expect(htmlToText('3 < 4 <p title="a > b">yes</p>')).toBe('3 < 4\n\nyes');
  });

  it('knows no element by the name of what every object has', () => {
    expect(htmlToText('<constructor>a</constructor><tostring>b')).toBe('ab');
  });

  it.each([
    '<',
    '<a',
    '<!--',
    '<script>',
    '<style',
    '<a href="',
    '<a href="https://x.co">',
    '<p>',
    '<b>',
    '<ul><li>',
    '&',
    '&#',
    '\n ',
    '<td> ',
    '"=\'',
    '<p ="',
  ])('does not take long for the longest template of %j', (piece) => {
    const began = process.cpuUsage();
    htmlToText(piece.repeat(200_000 / piece.length));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(3000);
  });
});
