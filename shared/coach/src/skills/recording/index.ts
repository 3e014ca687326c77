import type { AnswerPart } from '@breakaway/contract';
import { needs } from '../../answer/needs.ts';
import { attachFirst } from '../../files/attach-first.ts';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { recordingArguments, type RecordingAsk } from './ask.ts';
import { changedRecording, readRecording } from './read.ts';
import { figureParts, figureTable } from './figures.ts';
import {
  above,
  bestsTable,
  chipsFor,
  driftOf,
  driftWords,
  evenWords,
  higherFtp,
  loadOf,
  loadWords,
  oneBest,
  oneZone,
  rideParts,
  wPrimeWords,
  zoneTables,
} from './show.ts';

/** What of the ride is asked; null where the file or the profile lacks what it takes. */
function partsOf(
  { about, figure, heartRate, zone, aboveW, durationS }: RecordingAsk,
  talk: Talk,
): AnswerPart[] | null {
  const ride = talk.file?.ride;
  if (!ride) return null;
  const { athlete } = talk;
  switch (about) {
    case 'zones': {
      const isOfHeart = heartRate === true;
      const lead = [
        ...(aboveW === undefined ? [] : above(ride, aboveW)),
        ...(zone === undefined ? [] : oneZone(ride, talk, zone, isOfHeart)),
      ];
      const tables = [...lead, ...zoneTables(ride, talk, isOfHeart)];
      return tables.length > 0 ? tables : null;
    }
    case 'bests': {
      const bests = bestsTable(ride, athlete);
      const ftp = higherFtp(ride, athlete);
      const words = ftp === null ? [] : [text(`Your best 20 minutes suggest an FTP near ${ftp} W.`)];
      const one = durationS === undefined ? [] : oneBest(ride, athlete, durationS);
      return bests.length > 0 ? [...one, ...words, ...bests] : null;
    }
    case 'load': {
      const load = loadOf(ride, athlete);
      return (
        load && [
          headline(
            'Training load',
            show.grams(load.stress),
            'TSS',
            `IF ${load.intensity.toFixed(2)}, ${show.watts(load.normalizedW)} W normalized`,
          ),
          text([...Object.values(loadWords(load)), evenWords(ride)].filter(Boolean).join(' ')),
          ...details('Where this comes from', sources('allenCoggan2019')),
        ]
      );
    }
    case 'wPrime':
      return (
        ride.wPrime && [text(wPrimeWords(ride)), ...details('Where this comes from', sources('skiba2012'))]
      );
    case 'drift': {
      const drift = driftOf(ride);
      return drift === null
        ? null
        : [
            headline('Heart-rate drift', (100 * drift).toFixed(1), '%'),
            text(driftWords(ride)),
            ...details('Where this comes from', sources('friel2009')),
          ];
    }
    case 'figures':
      return figure
        ? [...figureParts(ride, figure), ...details('All figures of the ride', figureTable(ride))]
        : [figureTable(ride) as AnswerPart];
    case 'ride':
      return rideParts(ride, talk);
  }
}

/** What an answer takes that is not there. */
const lacking: Record<RecordingAsk['about'], string> = {
  ride: 'There is nothing in this file to explain.',
  zones: 'Time in zones takes power and your FTP, or heart rate and your threshold heart rate.',
  load: 'Training load takes power in the file and your FTP.',
  wPrime: "W' takes power in the file, and a critical power and W' in your profile when the file is read.",
  drift: 'Drift takes power and heart rate over at least 40 minutes.',
  bests: 'Best efforts take power in the file.',
  figures: 'There is nothing in this file to show.',
};

/** The recorded ride of an attached file, explained. */
export const recording: Skill<RecordingAsk> = {
  name: 'recording',
  title: "The attached ride: time in zones, load, W' used, heart-rate drift and best efforts",
  ofFile: true,
  arguments: recordingArguments,
  results: ['headline', 'table'],
  sources: ['allenCoggan2019', 'friel2009', 'skiba2012'],
  examples: [
    'explain the attached ride',
    'analyse my ride file',
    'how much time did i spend in each zone on this ride',
  ],
  uses: ['duration', 'power'],
  minds: [],
  read: readRecording,
  change: changedRecording,
  answer(ask, talk): Outcome {
    const ride = talk.file?.ride;
    if (!ride) return attachFirst;
    if (ask.about === 'load' && ride.normalizedW !== null && !talk.athlete.ftpW) return needs('ftp');
    const parts = partsOf(ask, talk);
    if (!parts) return { kind: 'refuse', text: lacking[ask.about], chips: ['Explain this ride'] };
    const all =
      ask.about === 'ride' ? parts : [...parts, suggestions('Explain this ride', ...chipsFor(talk, null))];
    return {
      kind: 'answer',
      parts: all,
      calls: [{ tool: 'recording', arguments: ask, result: { shown: all } }],
      result: {
        ...(ride.averagePowerW === null ? {} : { powerW: ride.averagePowerW }),
        ...(ride.movingS === null ? {} : { timeS: ride.movingS }),
        ...(ride.distanceM === null ? {} : { distanceM: ride.distanceM }),
        ...(ride.ascentM === null ? {} : { gainM: ride.ascentM }),
        title: 'your ride',
      },
    };
  },
};
