import { SESSION_OFTEN, SESSION_TYPES, sessionLoad, type Session } from '@breakaway/cycling';
import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { aboutWords } from './about.ts';
import type { SessionAsk } from './ask.ts';
import { judged } from './judge.ts';
import { heartRange, rpeWords, targetWords, type Target } from './words.ts';
import { sources } from '../../answer/works.ts';

/** The picture of a session, with its files. */
export function sessionPart(session: Session, ftpW: number | null): Extract<PlainPart, { kind: 'session' }> {
  const load = sessionLoad(session, ftpW);
  return {
    kind: 'session',
    title: session.name,
    ftpW,
    summary: `${show.aboutTime(load.durationS)}, about ${Math.round(load.tss)} TSS`,
    steps: session.steps.map(({ seconds, kind, from, to, label, maximal }) => ({
      seconds,
      kind,
      from,
      to,
      ...(label || maximal ? { label: label ?? 'all out' } : {}),
    })),
  };
}

/** Answers "explain this session". What cannot be held is doubted first. @param watts as they were said, where no FTP is known to set them against */
export function explained(ask: SessionAsk, session: Session, talk: Talk, watts?: string): Outcome {
  const { athlete } = talk;
  const type = SESSION_TYPES[session.type];
  const load = sessionLoad(session, athlete.ftpW?.value);
  const target = watts
    ? { value: watts, unit: 'W', detail: `RPE ${rpeWords(session)} of 10, if it suits you` }
    : targetWords(session, talk, ask.byHeart || ask.about === 'heartRate');
  const verdict = ask.spec && !watts && ask.about !== 'doable' ? judged(session, talk) : null;
  const doubt = verdict?.colour === 'red' ? `${verdict.words} ` : '';
  const first = aboutWords(
    watts && (ask.about === 'doable' || ask.about === 'watts') ? 'effort' : ask.about,
    session,
    talk,
    ask.words,
  );
  const assumed = watts
    ? `With your FTP I can say whether ${watts} W is right for you.`
    : (ask.assumed ?? []).slice(0, 2).join(' ');
  const parts: AnswerPart[] = [
    ...(target ? [headline(capital(session.name), target.value, target.unit, target.detail)] : []),
    text([doubt + first, assumed].filter(Boolean).join(' ')),
    sessionPart(session, athlete.ftpW?.value ?? null),
    ...details('Purpose, feel, mistakes and load', ...backgroundOf(session, talk, load)),
    suggestions(...chipsFor(ask, session)),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'session', arguments: ask, result: { shown: parts, type, load } }],
    result: resultOf(session, talk),
  };
}

/** Answers "build me a session". */
export function built(ask: SessionAsk, session: Session, talk: Talk): Outcome {
  const { athlete } = talk;
  const load = sessionLoad(session, athlete.ftpW?.value);
  const type = SESSION_TYPES[session.type];
  const target = targetWords(session, talk, ask.byHeart);
  const [first, last] = [session.steps[0], session.steps.at(-1)];
  const frame =
    first?.kind === 'warmUp'
      ? ` Warm-up ${show.aboutTime(first.seconds)}${last?.kind === 'coolDown' ? `, cool-down ${show.aboutTime(last.seconds)}` : ''}.`
      : '';
  const parts: AnswerPart[] = [
    figureOf(session, target, load),
    text(
      `${(ask.assumed ?? [])
        .slice(0, 2)
        .map((one) => `${one} `)
        .join(
          '',
        )}${type.purpose} ${type.feel}${frame}${ask.byHeart && !target?.unit ? ` RPE ${rpeWords(session)} of 10.` : ''}`,
    ),
    sessionPart(session, athlete.ftpW?.value ?? null),
    ...details('Mistakes, progress and load', ...backgroundOf(session, talk, load)),
    suggestions('Make it 45 min', 'And indoors?', 'What if my legs are tired?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'session', arguments: ask, result: { shown: parts, type, load } }],
    result: resultOf(session, talk),
  };
}

/** What to ride, where the work has one power; else how long it takes. */
function figureOf(
  session: Session,
  target: Target | null,
  { durationS, tss }: { durationS: number; tss: number },
): AnswerPart {
  const [lasts, costs] = [show.aboutTime(durationS), `about ${Math.round(tss)} TSS`];
  const works = session.steps.some(({ kind }) => kind === 'work');
  if (works && target?.unit === 'W' && /^\d+$/.test(target.value))
    return headline(capital(session.name), target.value, 'W', `${lasts} in all, ${costs}`);
  const power = target && `${target.value} ${target.unit}`.trim();
  const at = power && `${works ? (power === 'all out' ? 'work' : 'work at') : 'mostly'} ${power}, `;
  return headline(capital(session.name), lasts, '', `${at ?? ''}${costs}`);
}

/** What the conversation keeps of a session, for comparing and for food. */
export function resultOf(
  session: Session,
  { athlete }: Talk,
): { timeS: number; title: string; powerW?: number } {
  const load = sessionLoad(session, athlete.ftpW?.value);
  return {
    timeS: load.durationS,
    title: session.name,
    ...(athlete.ftpW ? { powerW: load.meanShare * athlete.ftpW.value } : {}),
  };
}

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function backgroundOf(session: Session, talk: Talk, load: ReturnType<typeof sessionLoad>): PlainPart[] {
  const type = SESSION_TYPES[session.type];
  const beats = heartRange(session, talk.athlete.thresholdHrBpm?.value);
  const zones = load.zoneS.flatMap((seconds, i) =>
    seconds >= 30 ? [[`Z${i + 1}`, show.aboutTime(seconds)]] : [],
  );
  return [
    table(
      'What to know',
      ['', type.title],
      [
        ['For', type.purpose],
        ['Feel', `${type.feel} RPE ${rpeWords(session)} of 10.`],
        ...(beats ? [['Heart rate', `${beats} bpm late in the work`]] : []),
        ['How often', SESSION_OFTEN[session.type]],
        ['Common mistake', type.mistake],
        ['Not when', type.notWhen],
        ['Harder later', type.progress],
        ['Fuel', type.fuel],
      ],
    ) as PlainPart,
    table(
      'Load',
      ['What', 'Value'],
      [
        ['IF', load.intensityFactor.toFixed(2)],
        ['TSS', String(Math.round(load.tss))],
        ...(load.workKj === null ? [] : [['Work', `${Math.round(load.workKj)} kJ`]]),
      ],
    ) as PlainPart,
    ...(zones.length > 0 ? [table('Time in zones', ['Zone', 'Time'], zones) as PlainPart] : []),
    ...(type.contested ? [{ kind: 'text' as const, text: type.contested }] : []),
    sources('allenCoggan2019', ...type.sources),
  ];
}

function chipsFor(ask: SessionAsk, session: Session): string[] {
  const chips = ask.about === 'doable' ? ['How should it feel?'] : ['Can I do that?'];
  chips.push(
    session.steps.length > 1 ? 'I only have 45 min' : 'What if I am tired?',
    'How often should I do it?',
  );
  return chips;
}
