/**
 * Which scripts the page may load, by address: the folder of each release (or of the shell) -> file -> integrity hash.
 * What is not in it is not loaded.
 */
export type ScriptHashes = Record<string, Record<string, string>>;

/**
 * The first script of the page. It defines `scriptIntegrity(url)`, which every loader of ours asks for the hash of a
 * script before it requests it, and makes the one Trusted Types policy: no string becomes the address of a script
 * unless a hash is known for it, or it is one of the payment providers'.
 * @param hashes and @param foreign (origins) are JSON that is safe inside a script element
 * @param otherHash an expression for the hash of an address (`known`) that is not in the table: see override-script.ts
 */
export const trustedScripts = (hashes: string, foreign: string, otherHash = 'undefined'): string => `{
const hashes = ${hashes};
const foreign = ${foreign};
// Fixed now: what a script adds to the prototype of all objects later does not count.
const folders = Object.keys(hashes);
const has = Object.prototype.hasOwnProperty;
const hashOf = (address) => {
  const url = new URL(address, location.href);
  // A retry has another address for the same file.
  const path = url.pathname.replace(/\\/~\\d+\\//, '/');
  const known = url.origin === location.origin ? path : url.origin + path;
  for (const folder of folders)
    if (known.startsWith(folder) && has.call(hashes[folder], known.slice(folder.length)))
      return hashes[folder][known.slice(folder.length)];
  return ${otherHash};
};
Object.defineProperty(globalThis, 'scriptIntegrity', { value: (address) => {
  const hash = hashOf(address);
  if (!hash) throw new TypeError('There is no hash for ' + new URL(address, location.href).pathname + '.');
  return hash;
} });
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (address) => {
  // null is refused where the policy is enforced, and only reported where it is not.
  return hashOf(address) || foreign.includes(new URL(address, location.href).origin) ? address : null;
} });
}`;
