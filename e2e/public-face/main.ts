import { facesOf, kits } from './face.ts';
import { explained, record, verdictOn } from './version-rule.ts';

/** `npm run public-face`: records what remotes can use, if versions and changelogs say so. */
for (const [kit, face] of facesOf(kits())) {
  const verdict = verdictOn(kit, face);
  if (verdict.demands.length > 0) {
    console.error(explained(verdict));
    process.exitCode = 1;
  } else {
    record(kit, face);
    console.log(
      `${kit.name} ${kit.version} is recorded${verdict.changes.length > 0 ? `:\n${explained({ ...verdict, isRecorded: true })}` : '.'}`,
    );
  }
}
