import type { AnswerPart } from '@breakaway/contract';
import type { PartOf, SessionStep } from './parts.ts';

const steps: SessionStep[] = [
  { seconds: 600, kind: 'warmUp', from: 0.5, to: 0.7 },
  { seconds: 1200, kind: 'steady', from: 0.9, to: 0.9 },
];
const session: PartOf<'session'> = {
  kind: 'session',
  title: '20 min',
  summary: '30 min',
  ftpW: 250,
  steps,
};
const week = {
  label: 'Week 1',
  phase: 'Base',
  note: 'Easy.',
  hours: 2,
  days: [{ label: 'Mon', title: '20 min', minutes: 30, hard: true, why: 'To begin.', steps }],
};
/** One of each kind of part that an answer can have. */
export const every: AnswerPart[] = [
  { kind: 'headline', label: 'Power needed', value: '301', unit: 'W' },
  {
    kind: 'gap',
    caption: 'Needed and possible',
    unit: 'W',
    bars: [
      { label: 'Needed', value: 301, main: true },
      { label: 'Your best', value: 257.04, main: false },
    ],
  },
  session,
  {
    kind: 'plan',
    title: 'Plan',
    summary: 'Two weeks',
    ftpW: 250,
    weeks: [week, { ...week, label: 'Week 2' }],
  },
  {
    kind: 'timeline',
    caption: 'What to take when',
    seconds: 7200,
    marks: [{ atS: 900, kind: 'eat', label: 'gel, 25 g' }],
  },
  {
    kind: 'details',
    title: 'How this was worked out',
    parts: [
      { kind: 'text', text: 'From your profile.' },
      { kind: 'assumptions', items: [{ label: 'FTP', value: '250 W', source: 'profile' }] },
      session,
      { kind: 'sources', items: ['Seiler et al. 2013'], reviewed: '2026-11-22' },
    ],
  },
];
