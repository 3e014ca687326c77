/**
 * True when `have` satisfies a caret range such as `^1.2.0`: the same major (of `0.x` the same minor), and not older.
 * What follows a hyphen in a version does not count.
 */
export function satisfies(have: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(have);
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = numbersOf(range);
  if (major !== wantMajor || (major === 0 && minor !== wantMinor)) return false;
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch);
}

const numbersOf = (version: string): number[] => (version.match(/\d+/g) ?? []).map(Number);
