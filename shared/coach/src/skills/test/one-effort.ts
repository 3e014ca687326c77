import type { PlainPart } from '@breakaway/contract';
import { ftpFromOneEffort } from '@breakaway/cycling';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import type { TestAsk } from './ask.ts';
import { shareFor } from './shares.ts';

/** FTP from a ramp test or from one effort, as a share of its power. */
export function answerOneEffort(ask: TestAsk, talk: Talk): Outcome {
  const [effort] = ask.efforts;
  if (!effort) return { kind: 'refuse', text: 'Tell me the power and the time of your test.' };
  const ramp = ask.kind === 'ramp';
  if (ramp && effort.powerW < 80)
    return {
      kind: 'ask',
      need: 'rampPower',
      text: 'What was the mean power of your best minute in the ramp?',
      chips: ['280 W', '320 W', '360 W'],
    };
  const twenty = effort.durationS > 1000 && effort.durationS <= 1500;
  const row = ramp
    ? { low: 0.72, share: 0.75, high: 0.8, name: 'ramp test, best minute' }
    : ask.fresh && twenty
      ? { low: 0.9, share: 0.92, high: 0.93, name: '20 min from fresh legs' }
      : shareFor(effort.durationS);
  if (!ramp && effort.durationS < 150)
    return {
      kind: 'refuse',
      text: `An effort of ${show.aboutTime(effort.durationS)} says more about your sprint than about your FTP. It takes 5 minutes or more, all out.`,
      chips: ['Which FTP test should I do?'],
    };
  const ftp = row.share * effort.powerW;
  const wPrimeJ = talk.athlete.wPrimeJ?.value;
  const model = !ramp && wPrimeJ ? ftpFromOneEffort(effort, { wPrimeJ }) : null;
  const old = talk.athlete.ftpW;
  const change = old ? Math.round(ftp) - Math.round(old.value) : null;
  const compared =
    change === null || !old || old.source !== 'profile'
      ? ''
      : Math.abs(change) < 0.03 * old.value
        ? ` Your profile says ${show.watts(old.value)} W. A change under 3 % is noise.`
        : ` That is ${Math.abs(change)} W ${change > 0 ? 'more' : 'less'} than in your profile.`;
  const caveat = ramp
    ? 'Ramps read high for punchy riders and low for diesels.'
    : twenty
      ? ask.fresh
        ? 'From fresh legs 90 to 93 % is nearer than the 95 % that follow five hard minutes.'
        : ask.emptied
          ? 'With the 5 minutes all out before it, 95 % is the rule.'
          : 'With 5 hard minutes before it 95 % is the rule. From fresh legs take 90 to 93 %.'
      : effort.durationS > 2400
        ? 'An hour all out is FTP itself.'
        : 'Shorter tests flatter riders with a strong sprint.';
  const low = row.low * effort.powerW;
  const high = row.high * effort.powerW;
  return {
    kind: 'answer',
    parts: [
      headline(
        'FTP',
        show.watts(ftp),
        'W',
        `${show.share(row.share)} of ${show.watts(effort.powerW)} W, likely ${show.watts(low)} to ${show.watts(high)} W`,
      ),
      text(`${caveat}${compared}`),
      ...details(
        'How this was worked out',
        table(
          'From this test',
          ['Rule', 'FTP'],
          [
            [`${show.share(row.share)} of ${row.name}`, `${show.watts(ftp)} W`],
            [
              `Range among riders, ${show.share(row.low)} to ${show.share(row.high)}`,
              `${show.watts(low)} to ${show.watts(high)} W`,
            ],
            ...(model && wPrimeJ !== undefined
              ? [[`Model with your W' of ${show.kilojoules(wPrimeJ)}`, `${show.watts(model.ftpW)} W`]]
              : []),
          ],
        ) as PlainPart,
        sources('allenCoggan2019', 'borszcz2018'),
      ),
      suggestions(
        `My FTP is ${show.watts(ftp)} W`,
        `Zones for an FTP of ${show.watts(ftp)} W`,
        'When should I test again?',
      ),
    ],
    calls: [
      {
        tool: 'test',
        arguments: ask,
        result: {
          powerW: ftp,
          lowW: low,
          highW: high,
          row,
          model,
          changeW: change,
          athlete: talk.athlete,
          effort,
        },
      },
    ],
    result: { powerW: ftp, title: 'FTP from the test' },
  };
}
