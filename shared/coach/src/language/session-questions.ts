import { SESSION_TYPES, type SessionTarget, type SessionTypeId, type TargetRider } from '@breakaway/cycling';

/** What a text leaves open, with the answers to choose from. */
export type Question = { text: string; chips: string[] };

const range = ({ from, to }: { from: number; to: number }): string =>
  to > from ? `${from}-${to}` : `${from}`;

/** The most that can be held for a length of time, as a share of FTP; more cannot be meant. */
function mostShare(seconds: number): number {
  if (seconds >= 900) return 1.15;
  if (seconds >= 360) return 1.25;
  if (seconds >= 150) return 1.45;
  return seconds >= 30 ? 2 : 4;
}

/**
 * A number after "@" without a unit. From 40 to 200 it is percent of FTP, above watts; where both could be meant, because
 * the rider's FTP is below 200 W or the number is near the watts that the session would have, it has to be asked.
 */
export function askBare(
  bare: { from: number; to: number },
  seconds: number,
  type: SessionTypeId | undefined,
  { ftpW }: TargetRider,
): { target?: SessionTarget; question?: Question; assumed: string[] } {
  const middle = (bare.from + bare.to) / 2;
  const percent: SessionTarget = { of: 'ftp', from: bare.from / 100, to: bare.to / 100 };
  const watts: SessionTarget = { of: 'watts', from: bare.from, to: bare.to };
  if (bare.to > 200) return { target: watts, assumed: [] };
  const asPercent = middle / 100 <= mostShare(seconds);
  if (!ftpW) return asPercent ? { target: percent, assumed: [] } : ask(bare);
  const usual = ftpW * (type ? SESSION_TYPES[type].target : middle / 100);
  const nearWatts = type ? Math.abs(middle - usual) <= 0.15 * usual : !asPercent;
  const asWatts = nearWatts || (ftpW < 200 && middle >= 0.55 * ftpW);
  if (asWatts && asPercent) return ask(bare);
  return asWatts && !asPercent
    ? { target: watts, assumed: [`I read ${range(bare)} as watts: it is too much for percent.`] }
    : { target: percent, assumed: [] };
}

const ask = (bare: { from: number; to: number }) => ({
  question: {
    text: `Is that ${range(bare)} % of FTP or ${range(bare)} W?`,
    chips: [`${range(bare)} % of FTP`, `${range(bare)} W`],
  },
  assumed: [],
});

/** "90 % of max", "90 % HR": of what it is a share decides the session. */
export function askOfWhat({ from, to, heart }: { from: number; to: number; heart: boolean }): Question {
  const percent = range({ from: Math.round(100 * from), to: Math.round(100 * to) });
  const chips = [`${percent} % of max heart rate`, `${percent} % of threshold heart rate`];
  return {
    text: `${percent} % of what: your highest heart rate, your threshold heart rate${heart ? '' : ', or maximal aerobic power'}?`,
    chips: heart ? chips : [...chips, `${percent} % of MAP`],
  };
}

/**
 * How long a work without a unit is: minutes up to 40; seconds from 45 to 90 beside a word for sprints, and already from
 * 10 where so many minutes of sprinting would be; from 100 on a distance, which has to be asked.
 */
export function askLength(
  value: number,
  times: number,
  sprint: boolean,
): { seconds: number; question: Question | null } {
  if (value >= 100) {
    return {
      seconds: 60,
      question: {
        text: `Are the ${value} metres? Tell me how long one takes.`,
        chips: ['30 s', '1 min', '2 min'],
      },
    };
  }
  if (sprint && value >= 6) return { seconds: value, question: null };
  if (value >= 45 && value * times > 180) {
    return {
      seconds: value,
      question: { text: `Are the ${value} seconds or minutes?`, chips: [`${value} s`, `${value} min`] },
    };
  }
  return { seconds: 60 * value, question: null };
}
