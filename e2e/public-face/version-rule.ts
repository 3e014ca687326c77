import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareFaces, type Change } from './compare.ts';
import { faceFile, recordedFace, type Kit } from './face.ts';

/** The lowest version that a kit may have after changes of its public face. */
export function versionAfter(version: string, changes: Change[]): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (changes.some(({ effect }) => effect === 'breaking')) return `${major + 1}.0.0`;
  return changes.length > 0 ? `${major}.${minor + 1}.0` : version;
}

function isAtLeast(version: string, least: string): boolean {
  const [have, want] = [version, least].map((text) => text.split('.').map(Number));
  const place = have!.findIndex((part, index) => part !== want![index]);
  return place < 0 || have![place]! > want![place]!;
}

/** What is missing in a kit's changelog for its version, as a sentence; undefined when nothing is. */
function missingInChangelog({ dir, version }: Kit): string | undefined {
  const file = join(dir, 'CHANGELOG.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const entry = text.split(/^## /m).find((part) => part.startsWith(`${version}\n`));
  if (!entry) return `CHANGELOG.md has no entry "## ${version}".`;
  const kind =
    /^\d+\.0\.0$/.test(version) && version !== '1.0.0' ? /^- Breaking: /m : /^- (Breaking|Added|Changed): /m;
  return kind.test(entry)
    ? undefined
    : `The entry of ${version} in CHANGELOG.md has no line that fits ${kind.source}.`;
}

export interface Verdict {
  /** what has changed since the recorded face */
  changes: Change[];
  /** what somebody has to do by hand, as sentences */
  demands: string[];
  /** the recorded face is that of the sources, under the version of the kit */
  isRecorded: boolean;
}

/** Compares the face of a kit's sources with the recorded one. */
export function verdictOn(kit: Kit, face: string): Verdict {
  const recorded = recordedFace(kit);
  const changes = recorded && recorded.face !== face ? compareFaces(kit.dir, recorded.face, face) : [];
  const least = versionAfter(recorded?.version ?? kit.version, changes);
  const demands: string[] = [];
  if (!isAtLeast(kit.version, least))
    demands.push(
      `The version of ${kit.name} in package.json must be at least ${least}; it is ${kit.version}.`,
    );
  else demands.push(...[missingInChangelog(kit) ?? []].flat());
  return { changes, demands, isRecorded: recorded?.face === face && recorded.version === kit.version };
}

/** Records a face under the version of its kit. */
export function record(kit: Kit, face: string): void {
  const head = `${kit.name} ${kit.version}: what remotes can use. Written by "npm run public-face".`;
  writeFileSync(faceFile(kit), `${head}\n\n${face}`);
}

/** A verdict for people: what has changed, and what to do. Empty when all is well. */
export function explained({ changes, demands, isRecorded }: Verdict): string {
  const words = { breaking: 'Breaking', addition: 'Added' };
  const lines = [
    ...changes.map(({ what, effect, why }) => `${words[effect]}: ${what} ${why}.`),
    ...demands,
    ...(isRecorded ? [] : ['Then run "npm run public-face".']),
  ];
  return lines.join('\n');
}
