import type { TimelineMark } from '../parts.ts';
import { MARK_PX } from './rows.ts';

const drawings: Record<TimelineMark['kind'], string> = {
  eat: 'M2 2h10v10H2z',
  drink: 'M7 1c3 4 4.500 6 4.500 7.800a4.500 4.500 0 01-9 0C2.500 7 4 5 7 1z',
  caffeine: 'M7 0l7 7-7 7-7-7z',
};
const colours: Record<TimelineMark['kind'], string> = {
  eat: 'var(--zone-5)',
  drink: 'var(--zone-2)',
  caffeine: 'var(--text)',
};

/** The shape of what is taken. */
export const MarkSign = ({ kind }: { kind: TimelineMark['kind'] }) => (
  <svg width={MARK_PX} height={MARK_PX} viewBox="0 0 14 14" fill={colours[kind]} aria-hidden="true">
    <path d={drawings[kind]} />
  </svg>
);
