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
const one: { [Kind in AnswerPart['kind']]: PartOf<Kind> } = {
  headline: { kind: 'headline', label: 'Power needed', value: '301', unit: 'W' },
  gap: {
    kind: 'gap',
    caption: 'Needed and possible',
    unit: 'W',
    bars: [
      { label: 'Needed', value: 301, main: true },
      { label: 'Your best', value: 257.04, main: false },
    ],
  },
  text: { kind: 'text', text: 'Not today. The climb takes 44 W more than you have.' },
  session,
  plan: {
    kind: 'plan',
    title: 'Plan',
    summary: 'Two weeks',
    ftpW: 250,
    weeks: [week, { ...week, label: 'Week 2' }],
  },
  timeline: {
    kind: 'timeline',
    caption: 'What to take when',
    seconds: 7200,
    marks: [{ atS: 900, kind: 'eat', label: 'gel, 25 g' }],
  },
  table: {
    kind: 'table',
    caption: 'Power by kilometre',
    columns: ['Kilometre', 'Gradient', 'Power'],
    rows: [
      ['1 to 4', '7.2 %', '290 W'],
      ['5 to 9', '9.1 %', '308 W'],
    ],
  },
  notice: { kind: 'notice', tone: 'warning', text: 'Above 2000 m the thin air costs power.' },
  assumptions: {
    kind: 'assumptions',
    items: [
      { label: 'Weight', value: '62.5 kg', source: 'profile' },
      { label: 'CdA', value: '0.32 m²', source: 'estimated', how: 'from height and weight' },
    ],
  },
  sources: { kind: 'sources', items: ['Coggan 2019'], reviewed: '2026-11-22' },
  question: { kind: 'question', text: 'How long is the climb?', chips: ['13.8 km', '8 km'] },
  suggestions: { kind: 'suggestions', chips: ['What should I eat?', 'Plan my week'] },
  details: {
    kind: 'details',
    title: 'How this was worked out',
    parts: [
      { kind: 'text', text: 'From your profile.' },
      { kind: 'assumptions', items: [{ label: 'FTP', value: '250 W', source: 'profile' }] },
      session,
      { kind: 'sources', items: ['Seiler et al. 2013'], reviewed: '2026-11-22' },
    ],
  },
  open: {
    kind: 'open',
    start: { tool: 'kom-analysis', v: 1, lengthM: 13_800, gainM: 1118, timeS: 3300 },
  },
};
export const every: AnswerPart[] = Object.values(one);
