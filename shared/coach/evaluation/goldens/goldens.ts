import { formulaCases } from './formula-cases.ts';
import type { Golden } from './golden.ts';
import { roadCases } from './road-cases.ts';

/** All cases in their order, g001 to g200. */
export const goldens = (): Golden[] =>
  [...roadCases(), ...formulaCases()].map((golden, i) => ({
    id: `g${String(i + 1).padStart(3, '0')}`,
    ...golden,
  }));

/** The text of goldens.json: a case a line, figures to four digits behind the point. */
export const formatted = (all: Golden[]): string =>
  JSON.stringify(
    all,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value),
    2,
  ) + '\n';
