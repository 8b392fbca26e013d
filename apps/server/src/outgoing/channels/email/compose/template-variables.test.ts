// Shows 3.46.
import { describe, expect, it } from 'vitest';
import { fillHtml, fillText, fillVariables, findVariables } from './template-variables.ts';

const JANE = fillVariables({ email: 'jane.doe@example.com', country: 'United Kingdom' });

describe('the values for a person', () => {
  it.each([
    ['jane.doe@example.com', 'Jane Doe'],
    ['jane_anne-doe@example.com', 'Jane Anne Doe'],
    ['jane@example.com', 'Jane'],
    ['jane+pens@example.com', 'Jane'],
    ['o\u2019hara.émile@example.com', 'O Hara Émile'],
    ["o'hara@example.com", "O'hara"],
    ['jane99@example.com', 'Jane99'],
    ['+tag@example.com', 'Tag'],
    ['..@example.com', '..'],
    ['𝒿ane@example.com', '𝒿ane'],
  ])('takes from %s the name %s', (email, name) => {
    expect(fillVariables({ email, country: 'Spain' })).toMatchObject({
      user_name: name,
      user_email: email,
    });
  });

  it('are one line each, so that a subject stays one header', () => {
    const { user_country } = fillVariables({ email: 'a@b.co', country: 'Spain\r\nBcc: all@b.co' });
    expect(user_country).toBe('Spain Bcc: all@b.co');
  });
});

describe('finding variables', () => {
  it('names each once, in a fixed order, with or without spaces inside', () => {
    const text = '{{user_name}} {{ user_email }} {{user_name}} {{\tuser_name\n}} {user_country}';
    expect(findVariables(text)).toEqual({ used: ['user_email', 'user_name'], unknown: [] });
  });

  it('names what does not exist', () => {
    const text = '{{name}} {{ User_Name }} {{}} {{user_name}} {{toString}} {{name}}';
    expect(findVariables(text)).toEqual({
      used: ['user_name'],
      unknown: ['name', 'User_Name', '', 'toString'],
    });
  });

  it('sees none in style sheets and single braces', () => {
    const css = '@media (x){a{color:red}b{c:d}}';
    expect(findVariables(css)).toEqual({ used: [], unknown: [] });
  });

  it.each(['{{', '{{a', '{{ ', '}}{{'])('takes linear time for %j again and again', (piece) => {
    const began = process.cpuUsage();
    findVariables(piece.repeat(100_000));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
  });
});

describe('filling', () => {
  it('fills text with the values as they are', () => {
    expect(fillText('Hi {{ user_name }} of {{user_country}} & {{user_email}}', JANE)).toBe(
      'Hi Jane Doe of United Kingdom & jane.doe@example.com',
    );
  });

  it('escapes values for the text and the attributes of HTML', () => {
    const values = fillVariables({ email: 'a@b.co', country: `<b onclick='x("y")'>&amp;` });
    expect(fillHtml('<p title="{{user_country}}">{{user_country}}</p>', values)).toBe(
      '<p title="&lt;b onclick=&#39;x(&quot;y&quot;)&#39;&gt;&amp;amp;">' +
        '&lt;b onclick=&#39;x(&quot;y&quot;)&#39;&gt;&amp;amp;</p>',
    );
  });

  it('does not fill what a value brings along, nor read $ in it', () => {
    const values = fillVariables({ email: 'a@b.co', country: '{{user_email}} $& $1' });
    expect(fillText('{{user_country}}', values)).toBe('{{user_email}} $& $1');
  });
});
