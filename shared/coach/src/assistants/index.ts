import type { AnswerPart } from '@breakaway/contract';
import { bikes, type Remembered, type RememberedKind } from '@breakaway/contract/remembered';
import type { UserRecord } from '@breakaway/cycling';
import { plainText } from '../answer/plain-text.ts';
import { withRemembered } from '../keeping/index.ts';
import { blankMemory } from '../memory.ts';
import { standingOf, useTool, type Standing } from '../model/tool-use.ts';
import { knownFigures } from '../respond/facts-given.ts';
import { skillNamed } from '../skills/index.ts';
import { toolNamed, tools } from '../tools/index.ts';
import { offered } from '../tools/offered.ts';
import { cautionFor } from './caution.ts';

/** A tool as an assistant that is not ours is offered it. */
export interface AssistantTool {
  name: string;
  /** what it does, in the words of a list */
  title: string;
  /** the same, with questions that it is for */
  description: string;
  /** JSON schema of its arguments, always of type object; every figure names its unit */
  inputSchema: Record<string, unknown> & { type: 'object' };
}

/** Whom a tool computes for. */
export interface AssistantMember {
  profile: UserRecord;
  /** ISO date of today where the member is */
  today: string;
  /** what they agreed to have remembered; only what a computation takes counts here */
  remembered: readonly Remembered[];
}

/** What a tool gave. Figures are metric, as the tools show them. */
export type AssistantResult =
  | { shown: string; parts: AnswerPart[] }
  /** a figure that is not known of the member, and the question that asks for it */
  | { missing: string; question: string }
  | { error: string };

const MOST_EXAMPLES = 2;

function describedFor(name: string): AssistantTool {
  const tool = toolNamed(name)!;
  const { parameters } = offered(tool);
  const examples = skillNamed(name)?.examples.slice(0, MOST_EXAMPLES) ?? [];
  const questions = examples.map((message) => `“${message}”`).join(', ');
  return {
    name,
    title: tool.title,
    description: `${tool.title}.${questions ? ` For questions such as ${questions}.` : ''}`,
    inputSchema: parameters as AssistantTool['inputSchema'],
  };
}

let described: readonly AssistantTool[] | undefined;
/** Every tool of the coach but those of attached files. Described once, at the first call: it takes a moment. */
export const assistantTools = (): readonly AssistantTool[] =>
  (described ??= tools.filter(({ ofFile }) => !ofFile).map(({ name }) => describedFor(name)));

/** Events and notes are between the member and our own coach. */
const COUNTED: readonly RememberedKind[] = ['bike', 'hours', 'age'];

function standing({ profile, today, remembered }: AssistantMember): Standing {
  const counted = remembered.filter(({ kind }) => COUNTED.includes(kind));
  return standingOf(
    withRemembered({ message: '', memory: blankMemory, profile, today, remembered: counted }),
  );
}

/** What belongs to our own screen: buttons, and what may be asked next. */
const onlyOnScreen = new Set<AnswerPart['kind']>(['suggestions', 'question', 'open']);

/**
 * Lets a tool compute for a member. Nothing is remembered: each call stands for itself.
 * @param written the arguments as the assistant wrote them for the tool's schema
 * @returns undefined for a name that no tool has
 */
export async function useAsAssistant(
  name: string,
  written: unknown,
  member: AssistantMember,
): Promise<AssistantResult | undefined> {
  const tool = toolNamed(name);
  if (!tool || tool.ofFile) return undefined;
  const args = offered(tool).argumentsOf(written);
  const caution = await cautionFor(tool, args);
  if (caution && caution.instead) return { shown: plainText(caution.parts), parts: caution.parts };
  const { returned, reply } = useTool(tool, args, standing(member));
  if (!('shown' in returned)) return returned;
  const parts = [...(caution?.parts ?? []), ...reply.parts.filter(({ kind }) => !onlyOnScreen.has(kind))];
  return { shown: plainText(parts), parts };
}

/** What the coach knows of a member: the figures of the profile, each with its unit, and what is remembered of them. */
export function knownToAssistant(member: AssistantMember): string[] {
  const { talk } = standing(member);
  const bike = talk.memory.usualBike;
  return [...knownFigures(talk), ...(bike ? [`usually on ${bikes[bike]} (you said)`] : [])];
}
