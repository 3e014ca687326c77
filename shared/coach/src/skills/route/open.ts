import type { AnswerPart } from '@breakaway/contract';
import { TOOL_START_VERSION, toolStartOf, type RaceStart } from '@breakaway/contract/tool-start';
import type { CourseQuestion } from '../../files/course-work.ts';
import type { Talk } from '../../skill.ts';
import type { RouteAsk } from './ask.ts';
import { massOf } from './question.ts';

/** The Race Analyzer starts within a day, so a longer time to arrive at cannot be handed over, s. */
const DAY_S = 86_400;

function goalOf({ goal }: CourseQuestion): Pick<RaceStart, 'goal' | 'timeS' | 'intensity'> {
  if (goal.kind === 'time') return goal.timeS < DAY_S ? { goal: 'time', timeS: goal.timeS } : {};
  return goal.kind === 'fastest' && goal.intensityCap !== undefined
    ? { goal: 'intensity', intensity: goal.intensityCap }
    : { goal: 'fastest' };
}

/**
 * The part that opens what was planned in the Race Analyzer: with the course, and with what was said of the ride and of the
 * rider. None for another rider, whom the tool does not know.
 * @param question what was really planned; null where only the course is opened
 */
export function openPart(ask: RouteAsk, question: CourseQuestion | null, talk: Talk): AnswerPart[] {
  const { file, facts, memory } = talk;
  if (!file?.course || memory.guest) return [];
  const massKg = massOf(ask, talk);
  const carbsGh = ask.carbsGh ?? facts.choTolerance;
  const start = toolStartOf({
    tool: 'race-analyzer',
    v: TOOL_START_VERSION,
    name: file.card.name,
    ...(ask.bike ? { bike: ask.bike } : {}),
    ...(ask.temperatureC === undefined ? {} : { temperatureC: ask.temperatureC }),
    ...(carbsGh === undefined ? {} : { carbsGh: Math.round(carbsGh) }),
    ...(massKg === undefined ? {} : { massKg }),
    ...(facts.ftp === undefined ? {} : { ftpW: facts.ftp }),
    ...(question ? goalOf(question) : {}),
  });
  return start ? [{ kind: 'open', start, fileId: file.id }] : [];
}
