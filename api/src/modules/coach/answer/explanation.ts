import type { AnswerPart } from '@breakaway/contract';
import type { SteadyRide } from '@breakaway/cycling';
import type { Skill } from '../intent/frame.ts';
import { showInput, show } from './rounding.ts';

/** How the last figure came about, in words and with the terms of the model. */
export function explainRide(result: SteadyRide): AnswerPart[] {
  const { terms, inputs, speedMs } = result;
  const mass = inputs
    .filter(({ key }) => key.endsWith('MassKg'))
    .reduce((sum, input) => sum + input.value, 0);
  const value = (key: string) => {
    const input = inputs.find((one) => one.key === key);
    return input ? showInput(key, input.value) : '';
  };
  const solved =
    result.computed === 'power'
      ? 'I know the speed from distance and time, so I add up what the road takes at that speed.'
      : 'I look for the speed at which the road takes exactly your power, and the time follows from it.';
  const [first, second] = result.spread;
  const unsure = [first, second].filter((one) => one !== undefined).map((one) => one.label);
  return [
    {
      kind: 'text',
      text: `This is the road model of Martin et al. (1998), checked by its authors against power meters. ${solved} The sum at the wheel is divided by the efficiency of the chain, ${value('drivetrainEfficiency')}.`,
    },
    {
      kind: 'table',
      caption: `The terms at ${show.kmh(speedMs)} km/h with ${show.kg(mass)} in all`,
      columns: ['Term', 'Made of', 'Power'],
      rows: [
        ['Gravity', `mass, grade ${show.grade(result.slope)}, speed`, `${show.watts(terms.gravityW)} W`],
        ['Air', `drag area ${value('cdaM2')}, air density, speed cubed`, `${show.watts(terms.airW)} W`],
        ['Rolling', `mass, rolling resistance ${value('crr')}, speed`, `${show.watts(terms.rollingW)} W`],
        ['Bearings', 'speed', `${show.watts(terms.bearingsW)} W`],
        ['Chain', 'what it loses', `${show.watts(terms.drivetrainW)} W`],
        ['At the pedals', 'all together', `${show.watts(terms.pedalW)} W`],
      ],
    },
    ...(unsure.length > 0
      ? [
          {
            kind: 'text' as const,
            text: `The most uncertain of my inputs: ${unsure.join(', then ')}. Give me a better value and I compute it again.`,
          },
        ]
      : []),
    { kind: 'suggestions', chips: ['5 kg lighter?', 'What are my zones?'] },
  ];
}

const words: Record<Exclude<Skill, 'climb' | 'timeTrial'>, string> = {
  zones:
    'Power zones are shares of FTP as published by Coggan; heart-rate zones are shares of threshold heart rate as published by Friel.',
  fitness:
    "Critical power and W' come from your own best powers where they are in your profile, else from FTP and weight. The curve is Morton's three-parameter model (1996), with the decay of long efforts by Puchowicz et al. (2020).",
  hold: "Your power-duration curve is Morton's three-parameter model (1996) through critical power and W', with the decay of long efforts by Puchowicz et al. (2020).",
  feeding:
    'I estimate the energy that you turn over from your power, split it into fat and carbohydrate by how hard it is for you, and take the least of three limits: the guideline for the duration (Jeukendrup 2014), your CHO tolerance, and three quarters of what you burn.',
};

export const explainSkill = (skill: Exclude<Skill, 'climb' | 'timeTrial'>): AnswerPart[] => [
  { kind: 'text', text: words[skill] },
];
