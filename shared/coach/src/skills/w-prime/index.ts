import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { RECOVERY, wBalance, type Athlete, type SessionSpec, type SessionStep } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { effortsIn, type Effort } from '../../understanding/efforts.ts';
import { figure, has } from '../../understanding/message.ts';
import { sessionOf } from '../session/make.ts';
import { wPrimeArguments, type WPrimeAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** What is left of W' after efforts, how it comes back, and how long a power above critical power lasts. */
export const wPrime: Skill<WPrimeAsk> = {
  name: 'w-prime',
  title: "W' and what is left of it after efforts",
  arguments: wPrimeArguments,
  results: ['headline', 'table'],
  sources: ['skiba2012', 'weigend2021', 'moritani1981'],
  examples: [
    "how much w' is left after 3 min at 330 w",
    "what is my w'",
    'how many matches do I have left after two attacks of 1 min at 450 w',
    "how long until my w' is back at 150 w",
    "w' balance after 5 min at 300 and 3 min at 150",
    'how much anaerobic capacity do I burn at 400 w for 45 seconds',
    "how much of my w' comes back in 4 min at 160 w",
    "my cp is 250 and w' 18 kj: 4 min at 290 then 3 min at 130, how much w' now",
    'how much of my tank is gone after 2 min at 330 w',
    "my best 5 min is 350 w and 20 min 290 w, what is my w'",
    "how long does w' take to come back at 120 w",
    "5x3 min at 340, do I empty my w'",
    "90 s at 350 then 5 min at 180, how much w' is back and can I do 1 min at 400",
    "how much w' is left at the end of 12x30/30 at 350",
  ],
  uses: ['power', 'duration', 'wPrime', 'intensity', 'count', 'ftp'],
  minds: [],
  read(message, talk) {
    const { text: plain } = message;
    if (message.climb || has(message, 'distance', 'gain')) return null;
    const ofW = /\bw ?'|\bw ?prime\b|\bw-?bal\w*\b|\bmatch(?:es|book)\b/.test(plain);
    const reps = message.session && ofW ? ridden(message.session.spec as SessionSpec, talk) : null;
    if (reps) return { ask: { steps: reps, repeats: 1, wants: 'left', question: 'can i' }, score: 1.3 };
    const says =
      /\bw ?'(?: ?bal\w*)?|\bw ?prime\b|\bw-?bal\w*\b|\bmatch(?:es|book)\b|\banaerobic (?:work )?(?:capacity|reserve|tank)\b|\bfrc\b|\bawc\b|\b(?:my|the) (?:tank|battery)\b(?! (?:last|life|die))|\bin the red\b/.test(
        plain,
      );
    const steps = effortsIn(message);
    if (
      steps.length === 0 &&
      has(message, 'power', 'relativePower') &&
      /\bhow (?:long|quick\w*|fast)\b/.test(plain) &&
      !/\bback|recover\w*|refill\w*|recharg\w*/.test(plain)
    )
      return null;
    const best =
      has(message, 'duration') &&
      steps.length === 0 &&
      /\b(?:hold|average|best|most|max\w*|highest|sustain|for how long)\b/.test(plain);
    if (best) return null;
    // "5 min 350, 20 min 290, what is my W'?": two tests, and no ride to be followed.
    if (
      steps.length >= 2 &&
      /\b(?:what(?:'s| is)|calculate|estimate|work out|compute|get|give\w*|find)(?: me)? (?:my |the )?(?:cp and |critical power and |ftp and )?(?:w ?'|w ?prime)/.test(
        plain,
      ) &&
      !/\b(?:left|remain\w*|after|gone|used|balance|bal)\b/.test(plain)
    )
      return { ask: { steps: steps.slice(0, 2), repeats: 1, wants: 'measured' }, score: 1 };
    const refillW = steps.length === 0 ? figure(message, 'power') : undefined;
    if (
      says &&
      refillW !== undefined &&
      /\b(?:recover\w*|refill\w*|recharg\w*|come(?:s)? back|get (?:it )?back|fill\w*|back|full)\b/.test(plain)
    )
      return { ask: { steps: [], repeats: 1, wants: 'refill', recoverAtW: refillW }, score: 0.95 };
    if (/\bin the red\b|\bburning matches\b/.test(plain) && effortsIn(message).length === 0) return null;
    const own =
      says &&
      steps.length === 0 &&
      /\b(?:my|how (?:much|big|large)|do i have|what(?:'s| is) my)\b/.test(plain) &&
      !/\bwhat (?:is|are|does) (?:a )?(?:w'|w prime|match)/.test(plain.replace(/what is my/, ''));
    if (!says || (steps.length === 0 && !own)) return null;
    const repeats = Number(
      /\b(\d+) ?(?:x|times|efforts?|attacks?|reps?|intervals?)(?=\b|\d)/.exec(plain)?.[1] ??
        { one: 1, two: 2, three: 3, four: 4, five: 5 }[
          /\b(one|two|three|four|five) (?:efforts?|attacks?|times|surges?|intervals?|reps?)\b/.exec(
            plain,
          )?.[1] ?? ''
        ] ??
        1,
    );
    const recovery = /\brecover\w*|come(?:s)? back|refill\w*|recharg\w*|until .* (?:back|full)/.test(plain);
    const wants = own
      ? 'own'
      : recovery && steps.length === 1
        ? 'recovery'
        : /\bhow long (?:can|could|will|would) i (?:hold|last|keep|sustain|go|ride|do)\b/.test(plain)
          ? 'time'
          : /\b(?:gone|burn\w*|used?|using|uses|spend|spent|drain\w*|deplete\w*|cost\w*|take out|eat up|eats|consume\w*|drawn?)\b/.test(
                plain,
              ) && !/\bleft\b|\bremain/.test(plain)
            ? 'used'
            : 'left';
    return {
      ask: {
        steps,
        repeats: Math.min(60, Math.max(1, repeats)),
        wants,
        ...(/\b(?:could|can) i\b/.test(plain) ? { question: 'can i' } : {}),
      },
      score: own ? 0.65 : 1,
    };
  },
  bare: (value) => (value >= 80 ? 'power' : null),
  change(last, message) {
    const steps = effortsIn(message);
    if (steps.length > 0 && !has(message, 'distance', 'gain'))
      return {
        ...last,
        steps: /\b(?:then|and|after)\b/.test(message.text) ? [...last.steps, ...steps] : steps,
      };
    const powerW = figure(message, 'power');
    const [first] = last.steps;
    return powerW !== undefined && first && !has(message, 'distance', 'gain', 'grade')
      ? { ...last, steps: [{ ...first, powerW }, ...last.steps.slice(1)] }
      : null;
  },
  answer(ask, { athlete }): Outcome {
    if (ask.wants === 'measured') return measuredBy(ask.steps);
    const { cpW, wPrimeJ } = athlete;
    if (!cpW || !wPrimeJ) return needs(athlete.ftpW || athlete.cpW ? 'weight' : 'ftp');
    const curve = { cpW: cpW.value, wPrimeJ: wPrimeJ.value };
    const basis = assumptions([
      assumptionOf(cpW),
      assumptionOf(wPrimeJ),
      {
        label: 'Recovery',
        value: 'Weigend et al. 2021',
        source: 'default',
        how: 'the law that fits 28 published observations best',
      },
    ]);
    const chips = suggestions(
      'How long until it is back at 150 W?',
      'What power can I hold for 5 minutes?',
      "What is W'?",
    );
    if (ask.wants === 'refill' && ask.recoverAtW !== undefined)
      return refillAt(ask.recoverAtW, curve, basis, chips, ask, athlete);
    if (ask.wants === 'own' || ask.steps.length === 0)
      return {
        kind: 'answer',
        parts: [
          headline("Your W'", show.kilojoules(wPrimeJ.value), '', `above ${show.watts(cpW.value)} W`),
          text(
            `That is the work that you can do above critical power before you must ease off: ${show.aboutTime(wPrimeJ.value / 100)} at 100 W above it.${wPrimeJ.source === 'profile' ? '' : ' It is an estimate; two all-out efforts of 3 and 12 minutes measure it.'}`,
          ),
          ...details('What it rests on', basis),
          chips,
        ],
        calls: [
          {
            tool: 'w-prime',
            arguments: ask,
            result: {
              cpW: cpW.value,
              wPrimeJ: wPrimeJ.value,
              timeS: wPrimeJ.value / 100,
              overW: 100,
              more: '3 12',
              athlete,
            },
          },
        ],
      };
    const steps = Array.from({ length: ask.repeats }, () => ask.steps).flat();
    const [first] = steps;
    if (ask.wants === 'recovery' && first && first.powerW < curve.cpW) {
      const back = RECOVERY.weigend(curve.cpW - first.powerW, curve.wPrimeJ);
      const share = 1 - Math.exp(-first.durationS / back);
      return {
        kind: 'answer',
        parts: [
          headline(
            `Back after ${show.time(first.durationS)} at ${show.watts(first.powerW)} W`,
            show.share(share),
            '',
            "of the W' that you had used",
          ),
          text(
            `From empty that gives you ${show.kilojoules(share * curve.wPrimeJ)} of ${show.kilojoules(curve.wPrimeJ)}. The easier you ride, the faster it comes back.`,
          ),
          ...details('What it rests on', basis),
          chips,
        ],
        calls: [
          {
            tool: 'w-prime',
            arguments: ask,
            result: {
              shareBack: share,
              wPrimeJ: curve.wPrimeJ,
              backJ: share * curve.wPrimeJ,
              powerW: first.powerW,
              timeS: first.durationS,
              athlete,
            },
          },
        ],
      };
    }
    const left = wBalance(
      steps.map(({ powerW }) => powerW),
      curve,
      RECOVERY.weigend,
      steps.map(({ durationS }) => durationS),
    );
    if (!left) return { kind: 'refuse', text: "I cannot work out W' with these figures." };
    const end = left.at(-1) ?? curve.wPrimeJ;
    const above = first && first.powerW > curve.cpW;
    const lasts = first && above ? curve.wPrimeJ / (first.powerW - curve.cpW) : null;
    const rows = steps
      .slice(0, 12)
      .map(({ powerW, durationS }, i) => [
        `${show.time(durationS)} at ${show.watts(powerW)} W`,
        `${show.kilojoules(Math.max(0, left[i]!))}`,
        show.share(Math.max(0, left[i]! / curve.wPrimeJ)),
      ]);
    const [usedJ, lowestJ] = [curve.wPrimeJ - end, Math.min(...left)];
    const rests = steps.some(({ powerW }) => powerW < curve.cpW);
    const gainedJ = rests
      ? steps.reduce(
          (sum, { powerW }, i) =>
            powerW < curve.cpW ? sum + left[i]! - (i === 0 ? curve.wPrimeJ : left[i - 1]!) : sum,
          0,
        )
      : 0;
    const lead =
      ask.wants === 'time' && lasts !== null && first
        ? headline(
            `Time at ${show.watts(first.powerW)} W`,
            show.aboutTime(lasts),
            '',
            `until ${show.kilojoules(curve.wPrimeJ)} of W' are used`,
          )
        : lowestJ < 0
          ? headline("W' left", 'none', '', 'it would not be enough')
          : ask.wants === 'used'
            ? headline(
                "W' used",
                show.kilojoules(usedJ),
                '',
                `${show.share(usedJ / curve.wPrimeJ)} of ${show.kilojoules(curve.wPrimeJ)}; ${show.kilojoules(end)} left`,
              )
            : headline(
                "W' left",
                show.kilojoules(end),
                '',
                `${show.share(end / curve.wPrimeJ)} of ${show.kilojoules(curve.wPrimeJ)}`,
              );
    const story = rests
      ? ` ${steps
          .slice(0, 3)
          .map(
            ({ powerW, durationS }, i) =>
              `${i === 0 ? 'After' : 'then'} ${show.time(durationS)} at ${show.watts(powerW)} W: ${show.kilojoules(Math.max(0, left[i]!))}`,
          )
          .join(', ')}.`
      : '';
    const back = gainedJ > 0 ? ` ${show.kilojoules(gainedJ)} came back.` : '';
    const verdict =
      lowestJ < 0
        ? `You would be empty ${emptyAt(steps, left, curve.cpW)}: ${show.kilojoules(curve.wPrimeJ)} is what you have above ${show.watts(curve.cpW)} W.${story}`
        : rests
          ? `${/then|could|can/.test(ask.question ?? '') && steps.length > 2 ? 'Yes, it is enough.' : ''}${back}${story}`.trim()
          : above
            ? `Each second above ${show.watts(curve.cpW)} W draws on it; from full, ${show.watts(first.powerW)} W lasts ${show.aboutTime(lasts!)}.`
            : `Below ${show.watts(curve.cpW)} W nothing is drawn; it fills up.`;
    return {
      kind: 'answer',
      parts: [
        lead,
        text(verdict),
        ...details(
          'Step by step',
          table("W' after each step", ['Step', 'Left', 'Share'], rows) as PlainPart,
          basis,
        ),
        chips,
      ],
      calls: [
        {
          tool: 'w-prime',
          arguments: ask,
          result: {
            leftJ: [...left].map((one) => Math.max(0, one)),
            endJ: end,
            shareLeft: [...left].map((one) => Math.max(0, one / curve.wPrimeJ)),
            timeS: lasts ?? 0,
            usedJ,
            gainedJ,
            shareUsed: usedJ / curve.wPrimeJ,
            steps,
            wPrimeJ: curve.wPrimeJ,
            cpW: curve.cpW,
            athlete,
          },
        },
      ],
    };
  },
  explain: () => [
    text(
      "W' is the stock of work above critical power. Above it you draw from the stock, below it the stock fills up again, faster the easier you ride.",
    ),
    ...details('Where this comes from', sources('skiba2012', 'weigend2021')),
  ],
};

/** In which of several efforts the stock runs out, in words. */
function emptyAt(steps: Effort[], left: Float64Array, cpW: number): string {
  const efforts = steps.flatMap(({ powerW }, i) => (powerW > cpW ? [left[i]!] : []));
  return efforts.length > 1
    ? `in effort ${efforts.findIndex((joules) => joules < 0) + 1} of ${efforts.length}`
    : 'before the end';
}

/** How long an empty W' takes to fill up at an easy power. */
function refillAt(
  powerW: number,
  curve: { cpW: number; wPrimeJ: number },
  basis: PlainPart,
  chips: AnswerPart,
  ask: WPrimeAsk,
  athlete: Athlete,
): Outcome {
  if (powerW >= curve.cpW)
    return {
      kind: 'refuse',
      text: `At ${show.watts(powerW)} W nothing comes back: W' fills up only below your critical power, ${show.watts(curve.cpW)} W.`,
    };
  const tau = RECOVERY.weigend(curve.cpW - powerW, curve.wPrimeJ);
  const [halfS, mostS] = [tau * Math.log(2), tau * Math.log(10)];
  return {
    kind: 'answer',
    parts: [
      headline(`Back at ${show.watts(powerW)} W`, show.aboutTime(mostS), '', "for 90 % of an emptied W'"),
      text(
        `Half is back after ${show.aboutTime(halfS)}. The last part comes slowest, and later in a hard ride everything takes longer.`,
      ),
      ...details('What it rests on', basis),
      chips,
    ],
    calls: [
      { tool: 'w-prime', arguments: ask, result: { timeS: mostS, halfS, share: 0.9, powerW, athlete } },
    ],
  };
}

/** W' and critical power by two efforts: work over time is a straight line (Moritani 1981). */
function measuredBy(efforts: Effort[]): Outcome {
  const [short, long] = [...efforts].sort((a, b) => a.durationS - b.durationS);
  if (!short || !long || long.durationS === short.durationS)
    return { kind: 'refuse', text: "Two efforts of different length are needed to find W'." };
  const cpW =
    (long.powerW * long.durationS - short.powerW * short.durationS) / (long.durationS - short.durationS);
  const wPrimeJ = (short.powerW - cpW) * short.durationS;
  if (wPrimeJ < 3000)
    return {
      kind: 'refuse',
      text: 'These two cannot both have been all out: the shorter one must be clearly the harder one. Check the figures.',
    };
  return {
    kind: 'answer',
    parts: [
      headline("Your W'", show.kilojoules(wPrimeJ), '', `critical power ${show.watts(cpW)} W`),
      text(
        `From ${show.watts(short.powerW)} W for ${show.aboutTime(short.durationS)} and ${show.watts(long.powerW)} W for ${show.aboutTime(long.durationS)}. Both must have been all out and rested; best are efforts between 3 and 15 min.`,
      ),
      ...details('What it rests on', sources('moritani1981')),
      suggestions('What power can I hold for 5 minutes?', "What is W'?"),
    ],
    calls: [
      { tool: "w' by two efforts", arguments: { efforts }, result: { cpW, wPrimeJ, efforts, n: '3 15' } },
    ],
    result: { powerW: cpW },
  };
}

/**
 * "5x3 min at 340 W, 3 min at 140 W between": the session as it is ridden, from its first effort to the end of its last; null
 * where its watts need an FTP that is not known.
 */
function ridden(spec: SessionSpec, talk: Talk): Effort[] | null {
  const ftpW = talk.athlete.ftpW?.value ?? talk.athlete.cpW?.value;
  const made = sessionOf({ wants: 'explain', spec }, talk);
  if (!ftpW || !made || made === 'needsFtp') return null;
  const isWork = ({ kind }: SessionStep) => kind === 'work';
  const first = made.steps.findIndex(isWork);
  return first === -1
    ? null
    : made.steps.slice(first, made.steps.findLastIndex(isWork) + 1).map(({ seconds, from, to }) => ({
        powerW: Math.round(((from + to) / 2) * ftpW),
        durationS: seconds,
      }));
}
