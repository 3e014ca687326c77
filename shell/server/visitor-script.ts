/**
 * The part of an inline script that says who the visitor is: only the browser knows the session. It reads it as
 * `sessionOf` in host-api does (a test compares the two), and defines `visitor`: `kind` is guest, member or premium; `id`
 * and `isStaff` are those of the member.
 * @param key of the session in local storage, as JSON that is safe inside a script element
 */
export const visitorScript = (key: string): string => `
let visitor = { kind: 'guest' };
try {
  const { token, message, data, ...rest } = JSON.parse(localStorage.getItem(${key}));
  const user = [data, rest].find((one) => one && typeof one._id === 'string' && one._id);
  if (user && token && typeof token === 'string')
    visitor = { kind: user.isPremium === true ? 'premium' : 'member', id: user._id, isStaff: user.isStaff === true };
} catch {}`;
