import type { ReleaseHealth } from '@breakaway/releases/protocol';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in its largest unit: `3 hours`. */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at);
  for (const [unit, ms] of UNITS) {
    const count = Math.floor(past / ms);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}

/** A moment, in the reader's own time: `28 Nov, 16:05`. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Bytes as kB. */
export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** What pages of the last ten minutes said of a release. */
export function fared(health: ReleaseHealth | undefined): string {
  if (!health || health.loads === 0) return 'No page in the last 10 minutes';
  const kind = health.failure ? ` (${health.failure})` : '';
  return `${health.failures} of ${health.loads} pages failed${kind}`;
}

/** How worried one should be: more than one page of a hundred is not normal. */
export const toneOf = (health: ReleaseHealth | undefined): 'neutral' | 'good' | 'warn' | 'bad' => {
  if (!health || health.loads === 0) return 'neutral';
  const share = health.failures / health.loads;
  if (share > 0.05) return 'bad';
  return share > 0.01 ? 'warn' : 'good';
};

/** What a change did, as a sentence without its subject. */
export function changeInWords(action: string, from: string | null, to: string | null): string {
  const of = from ? ` instead of ${from}` : '';
  switch (action) {
    case 'deploy':
      return `made ${to} live${of}`;
    case 'rollback':
      return `went back to ${to}${of ? ` from ${from}` : ''}`;
    case 'canary':
      return `made ${to} a canary`;
    default:
      return `withdrew ${from}`;
  }
}
