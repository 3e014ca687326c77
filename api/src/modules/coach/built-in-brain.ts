import type { AnswerPart } from '@breakaway/contract';
import { FTP_TEST } from '@breakaway/cycling';
import type { Answer, Brain, Turn } from './brain.ts';
import { plainText } from './answer/plain-text.ts';
import { capabilities, notUnderstood, skillChips, startOver, thanks } from './answer/small-talk.ts';
import { guard } from './guardrails/guardrails.ts';
import { ask, keptForNow, typical } from './inputs/needs.ts';
import { blankMemory, type Memory, type Reading } from './intent/frame.ts';
import { understand } from './intent/understand.ts';
import { climbById } from './language/gazetteer.ts';
import { show } from './answer/rounding.ts';
import { explainFrame, solve, type Solved } from './solve.ts';
import { athleteOf, conflictOf } from './tools/athlete.ts';

const builtInEngine = 'Breakaway built-in coach';

type Reply = { parts: AnswerPart[]; memory: Memory; calls?: Answer['calls'] };

/** The coach that needs no key and no network: rules read the words, the tools compute, templates answer. */
export const builtInBrain: Brain = {
  async answer(turn) {
    const { parts, memory, calls = [] } = reply(turn);
    return { parts, text: plainText(parts), engine: builtInEngine, memory, calls };
  },
};

function reply({ message, memory, profile }: Turn): Reply {
  const refusal = guard(message);
  if (refusal)
    return {
      parts: [
        { kind: 'notice', tone: 'warning', text: refusal.notice },
        { kind: 'text', text: refusal.text },
      ],
      memory: { ...memory, pending: null },
    };
  const reading = understand(message, memory);
  switch (reading.kind) {
    case 'question':
      return computed(
        solve(
          reading.frame,
          { ...memory.told, ...reading.told },
          profile,
          reading.follows ? memory.lastRide : null,
        ),
        reading,
        memory,
      );
    case 'didYouMean':
      return didYouMean(reading, memory);
    case 'typical':
      return unknownValue(reading, { message, memory, profile });
    case 'told':
      return remember(reading.told, memory, profile);
    case 'explain':
      return { ...explainFrame(memory, profile), memory };
    case 'conflict':
      return { parts: [{ kind: 'question', text: reading.text, chips: reading.chips }], memory };
    case 'capabilities':
      return { parts: capabilities(), memory: { ...memory, pending: null } };
    case 'thanks':
      return { parts: thanks(), memory };
    case 'startOver':
      return { parts: startOver(), memory: blankMemory };
    case 'unknown': {
      const again = memory.pending && reading.understood.length === 0 ? [ask(memory.pending.need)] : null;
      return { parts: again ?? notUnderstood(reading.understood), memory };
    }
  }
}

type Question = Extract<Reading, { kind: 'question' }>;

function computed(solved: Solved, { frame, told, slip }: Question, memory: Memory): Reply {
  const knows: Memory = { ...memory, told: { ...memory.told, ...told } };
  const replied = memory.pending && memory.pending.need in told ? memory.pending.need : null;
  const kept: AnswerPart[] = replied ? [{ kind: 'notice', tone: 'info', text: keptForNow(replied) }] : [];
  if (solved.kind === 'missing')
    return {
      parts: [...kept, ask(solved.need)],
      memory: { ...knows, pending: { need: solved.need, frame } },
    };
  if (solved.kind === 'refused')
    return { parts: [{ kind: 'text', text: solved.message }], memory: { ...knows, pending: null } };
  const climb = slip && climbById(slip.climbId);
  const read: AnswerPart[] = climb
    ? [
        {
          kind: 'notice',
          tone: 'info',
          text: `I read “${slip.written}” as ${climb.name} from ${climb.from}.`,
        },
      ]
    : [];
  return {
    parts: [...read, ...kept, ...solved.parts],
    memory: { ...knows, frame, pending: null, lastRide: solved.lastRide ?? memory.lastRide },
    calls: solved.calls,
  };
}

function didYouMean(
  { frame, told, climbId, written }: Extract<Reading, { kind: 'didYouMean' }>,
  memory: Memory,
): Reply {
  const climb = climbById(climbId);
  const name = climb ? `${climb.name} from ${climb.from}, ${show.km(climb.lengthM)}` : '';
  return {
    parts: [
      {
        kind: 'question',
        text: `I do not know “${written}”. Did you mean ${name}?`,
        chips: [climb?.name ?? '', 'Another climb'],
      },
    ],
    memory: { ...memory, told: { ...memory.told, ...told }, pending: { need: 'climb', frame } },
    calls: [{ tool: 'gazetteer', arguments: { written }, result: climb }],
  };
}

/** She does not know the value herself: a usual one where that is honest, else how to find it. */
function unknownValue({ need, frame }: Extract<Reading, { kind: 'typical' }>, turn: Turn): Reply {
  const usual = typical[need];
  if (!usual)
    return {
      parts: [
        {
          kind: 'text',
          text:
            need === 'ftp'
              ? `Then I cannot compute this honestly. A test gives it. ${FTP_TEST} Enter it in Settings, or tell me here.`
              : 'Then I cannot compute this honestly. Tell me when you know it.',
        },
        { kind: 'suggestions', chips: skillChips },
      ],
      memory: { ...turn.memory, pending: null },
    };
  const memory = { ...turn.memory, pending: null };
  const told = { ...memory.told, ...usual };
  const reply = computed(solve(frame, told, turn.profile), { kind: 'question', frame, told: usual }, memory);
  const notice: AnswerPart = {
    kind: 'notice',
    tone: 'info',
    text: 'I count with a usual value; the answer is only as good as that.',
  };
  return { ...reply, parts: [notice, ...reply.parts] };
}

/** She only said something about herself: kept, and used at once where a question was answered before. */
function remember(told: Memory['told'], memory: Memory, profile: Turn['profile']): Reply {
  const knows = { ...memory, told: { ...memory.told, ...told } };
  const athlete = athleteOf(profile, knows.told);
  const text = conflictOf(athlete, told)?.text ?? 'Noted for this conversation. Settings keeps it for good.';
  return {
    parts: [
      { kind: 'text', text },
      { kind: 'suggestions', chips: skillChips },
    ],
    memory: knows,
  };
}
