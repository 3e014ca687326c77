/**
 * `node shared/coach/evaluation/goldens/make.ts` writes goldens.json again: 200 questions that name every input, and the
 * figures that a right answer shows. Deterministic.
 *
 * The figures come from `road-model.ts`, a second implementation of the formulas from their sources, which are named there;
 * it shares no code with the coach or with shared/cycling. What a question leaves to the coach, in all of them: 97.6 %
 * drivetrain efficiency (Martin et al. 1998), a wheel of 2.136 m, 45 % of the load on the front wheel.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted, goldens } from './goldens.ts';

writeFileSync(join(import.meta.dirname, 'goldens.json'), formatted(goldens()));
