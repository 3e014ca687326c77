import type { Skill } from '../skill.ts';
import { air } from './air/index.ts';
import { compare } from './compare/index.ts';
import { courses } from './courses/index.ts';
import { everest } from './everest/index.ts';
import { feeding } from './feeding/index.ts';
import { gears } from './gears/index.ts';
import { unreadable } from './having.ts';
import { hold } from './hold/index.ts';
import { load } from './load/index.ts';
import { plan } from './plan/index.ts';
import { race } from './race/index.ts';
import { recording } from './recording/index.ts';
import { ride } from './ride/index.ts';
import { route } from './route/index.ts';
import { session } from './session/index.ts';
import { solve } from './solve/index.ts';
import { sweat } from './sweat/index.ts';
import { test } from './test/index.ts';
import { tyres } from './tyres/index.ts';
import { units } from './units/index.ts';
import { team } from './team/index.ts';
import { verdict } from './verdict/index.ts';
import { versus } from './versus/index.ts';
import { wPrime } from './w-prime/index.ts';
import { windChill } from './wind-chill/index.ts';
import { zones } from './zones/index.ts';

/** All that the coach can do. A new skill gets a line here; where two are as sure, the one that stands first answers. */
// The question of a skill is its own affair: what one has kept comes back to it alone.
// oxlint-disable-next-line typescript/no-explicit-any
const all: readonly Skill<any>[] = [
  route,
  recording,
  solve,
  versus,
  team,
  everest,
  air,
  windChill,
  sweat,
  courses,
  plan,
  race,
  feeding,
  session,
  wPrime,
  test,
  load,
  units,
  gears,
  tyres,
  compare,
  verdict,
  zones,
  hold,
  ride,
];

const isLimit = ({ code }: { code: string }) => code === 'too_big' || code === 'too_small';

/**
 * The skill, with what it is asked checked against its arguments: a talk may hold a question of an older release. Limits are
 * for models and other assistants (`model/tool-use.ts`): of a figure that a member typed the skill says itself what is wrong.
 */
const checked = <Ask>(skill: Skill<Ask>): Skill<Ask> => ({
  ...skill,
  answer(ask, talk) {
    const read = skill.arguments.safeParse(ask);
    if (read.success) return skill.answer(read.data, talk);
    return read.error.issues.every(isLimit) ? skill.answer(ask, talk) : unreadable;
  },
});

export const skills = all.map(checked);

export const skillNamed = (name: string) => skills.find((skill) => skill.name === name);
