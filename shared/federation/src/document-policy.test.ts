/** @jest-environment node */
import { documentPolicy } from './document-policy.ts';

const html =
  '<html><head><style>a{}</style></head><body><script>1</script><script src="a.js"></script></body></html>';
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0]!, one.split(' ').slice(1)]));

test('a page may use its own files and what it was built with, and nothing else', () => {
  const policy = documentPolicy(html);
  // The hashes are those of `printf 'a{}' | openssl dgst -sha256 -binary | base64`, and of `printf 1`.
  expect(directives(policy)).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"],
    'style-src': [
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
  expect(policy).not.toContain('unsafe');
});

test('it is framed and connected as its server says', () => {
  const policy = documentPolicy(html, {
    framer: 'https://app.example',
    connect: ['https://api.example'],
    more: ["trusted-types 'none'"],
  });
  expect(directives(policy)).toMatchObject({
    'frame-ancestors': ['https://app.example'],
    'connect-src': ["'self'", 'https://api.example'],
    'trusted-types': ["'none'"],
  });
});
