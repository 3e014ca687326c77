import { buildSession, sessionFeasibility, shortTime, type Colour, type Session } from '@breakaway/cycling';
import { show } from '../../answer/rounding.ts';
import type { Talk } from '../../skill.ts';
import { mainSteps } from './words.ts';

/** A rider of whom nothing is known: what a share of FTP asks of most. */
const ANY_RIDER = { cpW: 257, wPrimeJ: 20_000, ftpW: 250, wPrimeMeasured: false };

/** Whether a session can be held, and the sentences on it. */
export type Judged = { colour: Colour; words: string };

/** Whether the work is within the rider's power, and what to change where it is not. */
export function judged(session: Session, { athlete }: Talk): Judged | null {
  const [cpW, wPrimeJ, ftpW] = [athlete.cpW?.value, athlete.wPrimeJ?.value, athlete.ftpW?.value];
  const known = cpW !== undefined && wPrimeJ !== undefined && ftpW !== undefined;
  const rider = known
    ? { cpW, wPrimeJ, ftpW, wPrimeMeasured: athlete.wPrimeJ?.source === 'profile' }
    : ANY_RIDER;
  const found = sessionFeasibility(session, rider);
  if (!found.ok) return null;
  const who = known ? 'by your power curve' : 'as a share of FTP';
  const [held] = found.limits.filter((words) => words.startsWith('It holds'));
  if (found.colour === 'green')
    return {
      colour: 'green',
      words: known
        ? `Yes: ${who} it is hard but within reach.`
        : `Yes: ${who} it is within reach of most riders. Go by feel.`,
    };
  if (found.colour === 'amber') {
    const why = held
      ? held.replace(/^It holds/, 'it holds').replace(/\.$/, '')
      : known
        ? `${who} you end close to empty`
        : 'most riders end close to empty';
    return {
      colour: 'amber',
      words: `Just about: ${why}. Drop a repetition or 5 % if the second one hurts.`,
    };
  }
  return { colour: 'red', words: doubt(session, rider, known, held) };
}

/** "I doubt that: at 300 W you last about 8 min, and this asks for 6 times 20 min." */
function doubt(
  session: Session,
  { cpW, wPrimeJ, ftpW }: typeof ANY_RIDER,
  known: boolean,
  held: string | undefined,
): string {
  const work = mainSteps(session).filter(({ maximal }) => !maximal);
  const hardest = work.reduce((a, b) => (b.from > a.from ? b : a));
  const alike = work.filter(({ from }) => Math.abs(from - hardest.from) < 0.01);
  const [longest, total] = [
    Math.max(...alike.map(({ seconds }) => seconds)),
    alike.reduce((sum, { seconds }) => sum + seconds, 0),
  ];
  const powerW = hardest.from * ftpW;
  const at = known ? `${show.watts(powerW)} W` : show.share(hardest.from);
  const lastsS = powerW > cpW ? wPrimeJ / (powerW - cpW) : Infinity;
  const asked = alike.length > 1 ? `${alike.length} times ${shortTime(longest)}` : shortTime(longest);
  const why =
    lastsS < longest
      ? `at ${at} ${known ? 'you last' : 'most riders last'} about ${show.aboutTime(Math.max(30, lastsS))} in one piece, and this asks for ${asked}`
      : held
        ? held.replace(/^It holds/, 'it holds').replace(/\.$/, '')
        : `${shortTime(total)} at ${at} in one session is more than ${known ? 'your power curve holds' : 'most riders hold'}`;
  const share = sensibleShare(longest / 60, total / 60);
  const lower =
    share < hardest.from - 0.01
      ? `${asked.charAt(0).toUpperCase()}${asked.slice(1)} fits at about ${show.share(share)}${known ? `, ${show.watts(share * ftpW)} W` : ' of FTP'}`
      : '';
  const instead = buildSession({ aim: session.type, minutes: 75 });
  const shorter =
    instead && instead.name !== session.name && hardest.from > 1.02
      ? `At ${show.share(hardest.from)} ride ${instead.name}`
      : '';
  const advice = [lower, shorter].filter(Boolean).join('. ');
  return `I doubt that: ${why}.${advice ? ` ${advice}.` : ' Take 5 % off, or rest longer.'}`;
}

/** The most that riders hold for pieces of a length and their sum, min, as a share of FTP. */
function sensibleShare(pieceMin: number, totalMin: number): number {
  if (pieceMin <= 8 && totalMin <= 30) return 1.06;
  if (pieceMin <= 12 && totalMin <= 40) return 1.03;
  if (pieceMin <= 40 && totalMin <= 60) return 0.97;
  if (pieceMin <= 70 && totalMin <= 100) return 0.9;
  return totalMin <= 180 ? 0.8 : 0.7;
}
