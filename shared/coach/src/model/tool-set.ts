import { dynamicTool, jsonSchema, type ToolSet } from 'ai';
import { tools } from '../tools/index.ts';
import { offered, type Offered } from '../tools/offered.ts';
import { numbersOf, type KnownFigures } from './known-figures.ts';
import type { Limits, Patience } from './patience.ts';
import { shortlist } from './shortlist.ts';
import { after, useTool, type Standing, type ToolUse } from './tool-use.ts';

/** What the tools gave in a turn so far; a second attempt goes on with it. */
export interface Work {
  standing: Standing;
  uses: ToolUse[];
  /** calls that no tool could read or compute */
  refused: number;
  known: KnownFigures;
  tokens: number;
}

/** What a model can call beside the tools that compute. */
const DIRECTLY = 'answer-directly';
const MORE = 'open-tools';
/** How many tools it may have described to it at once. */
const MOST_OPENED = 4;

/** Numbers that the coach reads in the talk itself: in this message, of the rider, and in the questions before. */
function readIn({ message, talk: { athlete, facts, memory } }: Standing): number[] {
  const { current, base, session, plan, open, result, baseResult } = memory;
  return numbersOf([
    message.quantities.map(({ value, alternative }) => [value, alternative]),
    message.session,
    message.climb?.climb,
    [athlete, facts, current, base, session, plan, open, result, baseResult],
  ]);
}

/** What a rider measures or a road has: a model that does not know it has to ask. Lengths of sessions and plans it may choose. */
const NEVER_CHOSEN = new Set([
  'W',
  'W/kg',
  'kg',
  'bpm',
  'J',
  'years',
  'm',
  'm/m',
  'm/s',
  'km/h',
  'm²',
  'ml/kg/min',
]);

/** Figures of that kind in arguments that nobody gave and no tool computed, with their units. */
function inventedIn(written: unknown, { figuresOf }: Offered, { known, standing }: Work): string[] {
  const all = known.all(readIn(standing));
  return figuresOf(written)
    .filter(({ value, unit }) => NEVER_CHOSEN.has(unit) && !known.knows(value, all))
    .map(({ value, unit }) => `${value} ${unit}`);
}

/**
 * All tools for a model. Only some are described to it at first, and `open-tools` adds to them: `opened` has their names.
 * @param onTool learns the title of a tool that begins to compute
 */
export function toolSetFor(
  work: Work,
  patience: Patience,
  { courseMs }: Pick<Limits, 'courseMs'>,
  onTool: (title: string) => void,
) {
  const opened = new Set(shortlist(work.standing));
  let called = false;
  const set: ToolSet = {};
  for (const tool of tools) {
    const offer = offered(tool);
    const { name, description, parameters, argumentsOf } = offer;
    set[name] = dynamicTool({
      description,
      inputSchema: jsonSchema(parameters),
      async execute(written) {
        onTool(tool.title);
        called = true;
        const invented = inventedIn(written, offer, work);
        if (invented.length > 0) {
          work.refused += 1;
          return {
            error: `Nobody gave these figures: ${invented.slice(0, 5).join(', ')}. Leave them out, or ask the member for them.`,
          };
        }
        // What the model made up itself is not explained by a tool that repeats it.
        work.known.heed(written, readIn(work.standing));
        const use = await patience.during(() =>
          work.standing.talk.courses.answered(() => useTool(tool, argumentsOf(written), work.standing), {
            signal: patience.signal,
            withinMs: courseMs,
          }),
        );
        if ('error' in use.returned) {
          work.refused += 1;
          return use.returned;
        }
        work.uses.push({ ...use, arguments: written });
        work.standing = after(work.standing, use);
        if ('shown' in use.returned) work.known.add(use.returned.shown);
        return use.returned;
      },
    });
  }
  const named = Object.keys(set);
  set[DIRECTLY] = dynamicTool({
    description:
      'For greetings, thanks and talk in which no figure is needed. The answer must then hold none.',
    inputSchema: jsonSchema({
      type: 'object',
      properties: { reason: { type: 'string' } },
      additionalProperties: false,
    }),
    async execute() {
      called = true;
      return { shown: '' };
    },
  });
  set[MORE] = dynamicTool({
    description: 'Describes further tools, by their names in the instructions, where none at hand fits.',
    inputSchema: jsonSchema({
      type: 'object',
      properties: { names: { type: 'array', items: { type: 'string', enum: named } } },
      required: ['names'],
      additionalProperties: false,
    }),
    async execute(written) {
      const { names } = (written ?? {}) as { names?: unknown };
      for (const name of Array.isArray(names) ? names.slice(0, MOST_OPENED) : [])
        if (named.includes(name as string)) opened.add(name as string);
      return { opened: [...opened] };
    },
  });
  return { tools: set, opened: () => [...opened, DIRECTLY, MORE], called: () => called };
}
