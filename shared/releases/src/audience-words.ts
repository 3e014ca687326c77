import type { Audience } from './protocol.ts';

/** Whom a canary is for, in words. */
export function audienceInWords({ percent, members, staff }: Audience): string {
  const parts = [
    ...(percent > 0 ? [`${percent} % of visitors`] : []),
    ...(members.length > 0 ? [`${members.length} named member${members.length === 1 ? '' : 's'}`] : []),
    ...(staff ? ['staff'] : []),
  ];
  return parts.join(', ');
}
