import type { Canary } from '@breakaway/releases/protocol';
import { visitorScript } from './visitor-script.ts';

/** Whom the canary of a remote is for, by remote. Its members are marks (`memberMark`), for everybody can read a page. */
export type Canaries = Record<string, Pick<Canary, 'percent' | 'members' | 'staff' | 'salt'>>;

/**
 * The inline script that decides which canaries this page gets, once, before anything is loaded. It defines
 * `pageCanaries`: the remotes whose canary it is. A page without canaries does not have it.
 *
 * A member's place between 0 and 100 is a hash (FNV-1a, mixed by the finalizer of MurmurHash3) of their id and the
 * canary's salt: the same on every device and day, and another for the next canary. A guest has no id, so the browser
 * keeps a number from 0 to 9999 for them, which is far too short to recognise anybody by. Named members are found by the same
 * hash, four times over.
 * @param canaries and @param keys are JSON that is safe inside a script element
 */
export const canaryScript = (canaries: string, keys: { session: string; guest: string }): string => `{
const canaries = ${canaries};
${visitorScript(keys.session)}
let name = visitor.id;
if (!name) try {
  name = localStorage.getItem(${keys.guest});
  if (!/^\\d{1,4}$/.test(name)) localStorage.setItem(${keys.guest}, (name = String(Math.floor(Math.random() * 10000))));
} catch {
  name = undefined;
}
const hashOf = (text) => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
const placeOf = (text) => (hashOf(text) / 4294967296) * 100;
const markOf = (salt, id) => '#' + [0, 1, 2, 3].map((part) => hashOf(part + ' ' + salt + ' ' + id).toString(36)).join('-');
const isFor = ({ percent, members, staff, salt }) =>
  (visitor.id && members.includes(markOf(salt, visitor.id))) ||
  (staff && visitor.isStaff === true) ||
  (name === undefined ? percent === 100 : placeOf(salt + ' ' + name) < percent);
const chosen = Object.keys(canaries).filter((remote) => isFor(canaries[remote]));
Object.defineProperty(globalThis, 'pageCanaries', { value: Object.freeze(chosen) });
}`;
