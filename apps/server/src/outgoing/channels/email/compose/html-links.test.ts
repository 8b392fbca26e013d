import { describe, expect, it } from 'vitest';
import { findLinks } from './html-links.ts';

const urls = (html: string) => findLinks(html).map((link) => link.url);

describe('finding links', () => {
  it.each([
    ['<a href="https://example.com/a?b=1&amp;c=2">x</a>', 'https://example.com/a?b=1&c=2'],
    ["<A\n HREF = 'http://example.com/'>x</A>", 'http://example.com/'],
    ['<a class=x href=https://example.com/q/>x</a>', 'https://example.com/q/'],
    ['<a href="  https://example.com/\n">x</a>', 'https://example.com/'],
    ['<a href="https://example.com/?a=1&copy=2">x</a>', 'https://example.com/?a=1&copy=2'],
    ['<a href="https://example.com/?a&#38;b&#x26;c">x</a>', 'https://example.com/?a&b&c'],
    ['<a href="https://example.com/?q=&quot;&lt;">x</a>', 'https://example.com/?q=%22%3C'],
    ['<a title="a > b" href="https://example.com/">x</a>', 'https://example.com/'],
    ['<a/href="https://example.com/">x</a>', 'https://example.com/'],
    ['<a href="https://one.example/" href="https://two.example/">', 'https://one.example/'],
    ['<a href="https://example.com/?q=&eacute;">x</a>', 'https://example.com/?q=%C3%A9'],
    ['<area href="https://example.com/">', 'https://example.com/'],
  ])('reads %j', (html, url) => {
    const [link] = findLinks(html);
    expect(link?.url).toBe(url);
    expect(html.slice(link?.start, link?.end)).toMatch(/^href\s*=\s*(["']?)[^"'>]*\1$/i);
    expect(html[link?.end ?? 0]).toMatch(/[>\s]/);
  });

  it.each([
    '<a href="mailto:a@example.com">',
    '<a href="javascript:alert(1)">',
    '<a href="//example.com/">',
    '<a href="/path">',
    '<a href="https://">',
    '<a href="https://example.com/{{user_name}}">',
    '<a href>',
    '<a href=>',
    '<abbr href="https://example.com/">',
    '<link href="https://example.com/style.css">',
    '<!-- <a href="https://example.com/"> -->',
    '<!-- <a href="https://example.com/">',
    '<style>a:after{content:\'<a href="https://example.com/">\'}</style>',
    '<title><a href="https://example.com/"></title>',
    '<img alt=\'<a href="https://example.com/">\'>',
    '<a data-href="https://example.com/">',
    '&lt;a href="https://example.com/">',
    '<a href="https://example.com/',
  ])('leaves %j alone', (html) => {
    expect(urls(html)).toEqual([]);
  });

  it('finds the first link after markup that is not well formed', () => {
    expect(
      urls('<p <b> 1 < 2 <a href="https://one.example/"><a href=\'https://two.example/'),
    ).toEqual(['https://one.example/']);
  });

  it.each([
    '<a href="',
    "<a href='",
    '<!--',
    '<a ',
    '<a href=',
    '<',
    '<script>',
    ' = ',
    '<a//',
    '<b>',
  ])('does not take long for the longest template of %j', (piece) => {
    const start = process.cpuUsage();
    findLinks(`<a${piece.repeat(200_000 / piece.length)}`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
  });
});
