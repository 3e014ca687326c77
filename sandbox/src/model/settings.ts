import { ControlFault } from '../control-fault.ts';
import type { Pace } from './delivery.ts';
import type { Cue, Script, ScriptSettings } from './script.ts';
import { scripts } from './scripts.ts';

const CALM: Pace = { firstTokenMs: 120, tokenMs: 12 };
const LONGEST_MS = 600_000;
const MODEL_NAME = /^scripted:(.+)$/;

/** The script that a model's name asks for: `scripted:stall`. */
export const scriptNamedBy = (model: string): string | undefined => MODEL_NAME.exec(model)?.[1];

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const isMs = (value: unknown) => typeof value === 'number' && value >= 0 && value <= LONGEST_MS;

const PARTS: Record<keyof ScriptSettings, [is: (value: unknown) => boolean, what: string]> = {
  do: [(value) => typeof value === 'string' && Object.hasOwn(scripts, value), 'the name of a script'],
  when: [(value) => typeof value === 'string', 'a text'],
  times: [(value) => Number.isInteger(value) && Number(value) > 0, 'a whole number above 0'],
  at: [(value) => value === 'call' || value === 'answer', '"call" or "answer"'],
  retryAfterMs: [isMs, `a number from 0 to ${LONGEST_MS}`],
};

/**
 * Parses a script such as `{ "do": "stall", "when": "text", "times": 1 }`.
 * @throws ControlFault with one sentence
 */
function scriptOf(input: unknown): ScriptSettings {
  if (!isObject(input) || input['do'] === undefined)
    throw new ControlFault('A script must be an object such as {"do": "stall", "when": "text", "times": 1}.');
  for (const [name, value] of Object.entries(input)) {
    if (!Object.hasOwn(PARTS, name))
      throw new ControlFault(`"${name}" is none of ${Object.keys(PARTS).join(', ')}.`);
    const [is, what] = PARTS[name as keyof ScriptSettings];
    if (!is(value)) throw new ControlFault(`"${name}" must be ${what}.`);
  }
  return { ...input } as unknown as ScriptSettings;
}

/**
 * Parses `{ "scripts": […], "firstTokenMs": 120, "tokenMs": 12 }`; what is left out is as in a new sandbox.
 * @throws ControlFault with one sentence
 */
function settingsOf(input: unknown): { scripts: ScriptSettings[]; pace: Pace } {
  if (!isObject(input))
    throw new ControlFault('The model must be an object such as {"scripts": [{"do": "stall"}]}.');
  const { scripts: listed = [], ...pace } = input;
  if (!Array.isArray(listed)) throw new ControlFault('"scripts" must be a list.');
  for (const [name, value] of Object.entries(pace)) {
    if (!(name in CALM)) throw new ControlFault(`"${name}" is none of scripts, firstTokenMs and tokenMs.`);
    if (!isMs(value)) throw new ControlFault(`"${name}" must be a number from 0 to ${LONGEST_MS}.`);
  }
  return { scripts: listed.map(scriptOf), pace: { ...CALM, ...pace } };
}

/** Which scripts are set, and how often each has applied. */
export function createModelSettings() {
  let pace = CALM;
  let listed: (ScriptSettings & { applied: number })[] = [];

  function applies(settings: ScriptSettings, cue: Cue): boolean {
    const script = scripts[settings.do] as Script;
    const at = settings.at ?? script.at;
    const step = cue.reply.calls.length > 0 ? 'call' : 'answer';
    const words = cue.conversation.question.toLowerCase();
    return (
      (at === 'any' || at === step) &&
      words.includes((settings.when ?? '').toLowerCase()) &&
      (script.suits?.(cue) ?? true)
    );
  }

  return {
    get: () => ({ scripts: listed, ...pace }),
    pace: () => pace,
    set(input: unknown): void {
      const parsed = settingsOf(input);
      pace = parsed.pace;
      listed = parsed.scripts.map((script) => ({ ...script, applied: 0 }));
    },
    /** Adds a script beside those of other tests. */
    add(input: unknown): void {
      listed = [...listed, { ...scriptOf(input), applied: 0 }];
    },
    /** Takes away the scripts of one `when`. */
    remove(when: string): void {
      listed = listed.filter((script) => script.when !== when);
    },
    calm(): void {
      pace = CALM;
      listed = [];
    },
    /** Finds the script for a request and counts it: that of the model's name first, then the first that applies. */
    next(cue: Cue): ScriptSettings | null {
      const named = scriptNamedBy(cue.request.model);
      if (named && applies({ do: named }, cue)) return { do: named };
      const found = listed.find(
        (script) => script.applied < (script.times ?? Infinity) && applies(script, cue),
      );
      if (found) found.applied += 1;
      return found ?? null;
    },
  };
}

export type ModelSettings = ReturnType<typeof createModelSettings>;
