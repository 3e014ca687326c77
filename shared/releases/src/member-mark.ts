import type { Audience } from './protocol.ts';

/** Marks look like no id of a member. */
const SIGN = '#';
const PARTS = [0, 1, 2, 3];

/** FNV-1a, mixed by the finalizer of MurmurHash3. The shell's page computes it in its inline script. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * What stands for a member of a canary where everybody can read it: a page recognises its own member by it, and nobody
 * reads another id from it at a glance. 128 bits, so no two members have the same; the hash is fast, not secret: whoever
 * knows an id can tell whether it is named.
 * @param salt of the canary
 * @param member the id, or a mark, which stays as it is
 */
export const memberMark = (salt: string, member: string): string =>
  member.startsWith(SIGN)
    ? member
    : SIGN + PARTS.map((part) => hashOf(`${part} ${salt} ${member}`).toString(36)).join('-');

/** A canary for everybody's eyes: marks instead of the ids of its members. */
export const withMarks = <One extends Pick<Audience, 'members'> & { salt: string }>(canary: One): One => ({
  ...canary,
  members: canary.members.map((member) => memberMark(canary.salt, member)),
});
