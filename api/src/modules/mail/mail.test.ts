import { asHtml, asText, attachments, type Mail } from './mail.ts';

const sender = { PRODUCT_NAME: 'Rider & Co', APP_ORIGIN: 'https://app.example.org' };
const mail: Mail = {
  to: 'ana@example.org',
  subject: 'Your receipt',
  heading: 'Thank <you>',
  name: 'Ana María Ruiz',
  paragraphs: ['We received your payment.', 'See you on the road.'],
  details: [['Amount', '€89.99']],
  action: { label: 'Manage', url: 'https://app.example.org/manage?a=1&b=2' },
};

test('the text version greets by first name and holds everything, in order', () => {
  expect(asText(mail, sender)).toBe(
    [
      'Thank <you>',
      'Hi Ana,',
      'We received your payment.',
      'Amount: €89.99',
      'See you on the road.',
      'Manage:\nhttps://app.example.org/manage?a=1&b=2',
      '-- \nRider & Co\nhttps://app.example.org\nYou get this email because of your Rider & Co account.',
    ].join('\n\n'),
  );
});

test.each([[undefined], [''], ['Win at https://evil.example']])(
  'without a usable name (%s): Hello',
  (name) => {
    const nameless = { ...mail, name };
    expect(asText(nameless, sender)).toContain('\n\nHello,\n\n');
    expect(asHtml(nameless, sender)).not.toContain('evil');
  },
);

test('the HTML version escapes what it shows, and has a look for the dark', () => {
  const html = asHtml(mail, sender);
  expect(html).toContain('Thank &#60;you&#62;');
  expect(html).toContain('href="https://app.example.org/manage?a=1&#38;b=2"');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/<(script|link)\b|url\(/);
  // A rule for the dark names a class that the mail has.
  const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));
  const styled = [...html.matchAll(/^ {2}\.(\w+) \{/gm)].map(([, name]) => name!);
  expect(styled.length).toBeGreaterThan(5);
  const code = asHtml({ ...mail, code: '123456' }, sender);
  expect(styled.filter((name) => !classes.has(name) && !code.includes(` ${name}"`))).toEqual([]);
});

test('every picture of a mail travels in it', () => {
  const asked = [...asHtml(mail, sender).matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid);
  expect(attachments.map(({ cid }) => cid)).toEqual(asked);
  for (const { content } of attachments) expect(content.subarray(1, 4).toString()).toBe('PNG');
  expect(attachments.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(12_000);
});
