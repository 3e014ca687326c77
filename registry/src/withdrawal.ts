import type { ReleaseHealth } from '@breakaway/releases/protocol';
import type { Tally } from './store/reports.ts';

/**
 * When a release is withdrawn without anybody asking for it: when it fails more pages than the one beside or before it,
 * and chance does not explain the difference. (Fisher's exact test, one-sided: R. A. Fisher, Statistical Methods for
 * Research Workers, 1935.)
 */

/** The pages are looked at every few seconds, so chance gets many tries: the limit is far below the usual 1 %. */
const CHANCE = 1e-5;
/** A release is not withdrawn for less. Each is from another network, so it takes that many networks to forge them. */
const LEAST_FAILURES = 10;
/**
 * So much more of the pages must fail. A tiny difference is certain too once there are enough pages; and the more
 * visitors there are, the more networks somebody needs who forges failures.
 */
const LEAST_DIFFERENCE = 0.05;
/** What is assumed of every release before anything is known of it: one page of 200 fails. */
const PRIOR: Tally = { loads: 200, failures: 1 };

/** What is known of a release that no page has used. */
export const nobody = (version: string) => ({ version, loads: 0, failures: 0 });

/** The logarithms of factorials, as far as they were needed. */
const logs = [0];
function logFactorial(n: number): number {
  for (let next = logs.length; next <= n; next += 1) logs.push(logs[next - 1]! + Math.log(next));
  return logs[n]!;
}
const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** The chance that so many of all failures, or more, fall on the first by accident. */
export function chanceOf(first: Tally, second: Tally): number {
  const loads = first.loads + second.loads;
  const failures = first.failures + second.failures;
  const most = Math.min(failures, first.loads);
  let chance = 0;
  for (let here = first.failures; here <= most; here += 1)
    chance += Math.exp(
      logChoose(first.loads, here) + logChoose(second.loads, failures - here) - logChoose(loads, failures),
    );
  return Math.min(1, chance);
}

/** More pages than these say no more. */
const ENOUGH = 20_000;
const capped = ({ loads, failures }: Tally): Tally =>
  loads <= ENOUGH
    ? { loads, failures }
    : { loads: ENOUGH, failures: Math.round((failures / loads) * ENOUGH) };

/**
 * Whether a release fails more than another one.
 * @param other what is known of the release beside or before it
 * @returns the reason, for people; undefined when there is none
 */
export function reasonToWithdraw(
  { loads, failures, failure }: ReleaseHealth,
  other: Tally & { version: string },
): string | undefined {
  if (failures < LEAST_FAILURES) return undefined;
  const known = capped({ loads: other.loads + PRIOR.loads, failures: other.failures + PRIOR.failures });
  if (failures / loads < known.failures / known.loads + LEAST_DIFFERENCE) return undefined;
  if (chanceOf(capped({ loads, failures }), known) > CHANCE) return undefined;
  const kind = failure ? `, mostly: ${failure}` : '';
  return `Failed ${failures} of ${loads} pages${kind}. ${other.version} failed ${other.failures} of ${other.loads}.`;
}
