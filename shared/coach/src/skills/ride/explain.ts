import type { AnswerPart } from '@breakaway/contract';
import { details, table, text } from '../../answer/parts.ts';
import { show, showInput } from '../../answer/rounding.ts';
import type { PlainPart } from '@breakaway/contract';
import type { Ride } from './compute.ts';
import { sources } from '../../answer/works.ts';

/** How the figure of a ride came about, in words and with the terms of the model. */
export function explainRide(result: Ride): AnswerPart[] {
  const { terms, inputs, speedMs } = result;
  const mass = inputs
    .filter(({ key }) => key.endsWith('MassKg'))
    .reduce((sum, input) => sum + input.value, 0);
  const value = (key: string) => {
    const input = inputs.find((one) => one.key === key);
    return input ? showInput(key, input.value) : '';
  };
  const largest =
    terms &&
    [
      ['gravity', terms.gravityW],
      ['the air', terms.airW],
      ['the tyres', terms.rollingW],
    ].reduce((a, b) => (Number(b[1]) > Number(a[1]) ? b : a));
  const first = largest
    ? `Most of it goes against ${largest[0]}: ${show.watts(Number(largest[1]))} W of ${show.watts(terms.pedalW)} W. `
    : '';
  const solved =
    result.computed === 'power'
      ? 'The speed follows from distance and time. I add up the power for that speed.'
      : 'I look for the speed at which the road takes exactly your power.';
  const unsure = result.spread.slice(0, 2).map(({ label }) => label);
  return [
    text(
      `${first}${solved}${unsure.length > 0 ? ` The least certain inputs are ${unsure.join(' and ')}.` : ''}`,
    ),
    ...(terms
      ? details(
          'The terms of the model',
          table(
            `At ${show.kmh(speedMs)} km/h with ${show.kg(mass)} in all`,
            ['Term', 'Made of', 'Power'],
            [
              [
                'Gravity',
                `mass, grade ${show.grade(result.slope)}, speed`,
                `${show.watts(terms.gravityW)} W`,
              ],
              ['Air', `drag area ${value('cdaM2')}, air density, speed cubed`, `${show.watts(terms.airW)} W`],
              [
                'Rolling',
                `mass, rolling resistance ${value('crr')}, speed`,
                `${show.watts(terms.rollingW)} W`,
              ],
              ['Bearings', 'speed', `${show.watts(terms.bearingsW)} W`],
              ['Chain', 'what it loses', `${show.watts(terms.drivetrainW)} W`],
              ['At the pedals', 'all together', `${show.watts(terms.pedalW)} W`],
            ],
          ) as PlainPart,
          sources('martin1998'),
        )
      : details(
          'The parts of the course',
          table(
            'Each part at its own speed',
            ['Slope', 'Speed', 'Time'],
            result.parts.map(({ slope, speedMs: speed, timeS }) => [
              show.grade(slope),
              `${show.kmh(speed)} km/h`,
              show.time(timeS),
            ]),
          ) as PlainPart,
        )),
  ];
}
