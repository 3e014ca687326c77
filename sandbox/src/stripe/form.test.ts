import { decodeForm } from './form.ts';

test('bracketed names become objects and lists', () => {
  const body =
    'items[0][price]=p_1&items[1][price]=p_2&expand[]=a&expand[]=b.c&metadata[user id]=7&email=a%2Bb%40x.y';
  expect(decodeForm(body)).toEqual({
    items: [{ price: 'p_1' }, { price: 'p_2' }],
    expand: ['a', 'b.c'],
    metadata: { 'user id': '7' },
    email: 'a+b@x.y',
  });
});

test('a name cannot reach the prototype of objects', () => {
  decodeForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
