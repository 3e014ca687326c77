import { parseArgs } from 'node:util';

const OPTIONS = {
  reason: { type: 'string' },
  percent: { type: 'string' },
  members: { type: 'string' },
  staff: { type: 'boolean' },
  every: { type: 'string' },
  pages: { type: 'string' },
  built: { type: 'boolean' },
} as const;
type Option = keyof typeof OPTIONS;

/** What each command takes: its words in their order, and its options. */
const COMMANDS: Record<string, { words?: string[]; options?: Option[] }> = {
  publish: {},
  deploy: { words: ['[version]'], options: ['reason'] },
  release: {},
  rollback: { words: ['[version]'], options: ['reason'] },
  canary: { words: ['[version]'], options: ['percent', 'members', 'staff', 'every', 'pages', 'reason'] },
  withdraw: { options: ['reason'] },
  status: {},
  history: { words: ['[all]'] },
  map: { words: ['<version>', '<file>'] },
  clean: { words: ['[all]'] },
  'new-key': {
    words: ['<team>', '<remote,…|*>', '<publish,deploy|operate|follow>', '<private file>', '<public file>'],
  },
  serve: {},
  'serve-site': {},
  override: { words: ['[shell]'], options: ['built'] },
};

export interface Arguments {
  command: string;
  words: string[];
  options: { [name in Option]?: (typeof OPTIONS)[name]['type'] extends 'string' ? string : boolean };
}

/**
 * Reads what somebody typed. Nothing is passed over: a deployment that ignores `--percent 10` is one for everybody.
 * @throws Error with one sentence for what its command does not take
 */
export function readArguments(typed: string[]): Arguments {
  const { positionals, values, tokens } = parseArgs({
    args: typed,
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [command = '', ...words] = positionals;
  if (!Object.hasOwn(COMMANDS, command))
    throw new Error(`Say what to do: ${Object.keys(COMMANDS).map(usage).join(', ')}.`);
  const { words: known = [], options = [] } = COMMANDS[command]!;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!options.includes(name as Option))
      throw new Error(`There is no ${rawName} here: ${inFull(command)}.`);
    const takesValue = OPTIONS[name as Option].type === 'string';
    // `--percent --staff` has forgotten the number.
    if (takesValue && (value === undefined || (!inlineValue && value.startsWith('-'))))
      throw new Error(`${rawName} needs a value.`);
    if (!takesValue && value !== undefined) throw new Error(`${rawName} takes no value.`);
  }
  if (words.length > known.length)
    throw new Error(`"${words[known.length]}" is one word too many: ${inFull(command)}.`);
  if (words.length < known.filter((word) => word.startsWith('<')).length)
    throw new Error(`Something is missing: ${inFull(command)}.`);
  // `all` is that very word; the other names stand for what somebody types.
  if (known[0] === '[all]' && words[0] && words[0] !== 'all')
    throw new Error(`"${words[0]}" means nothing here: ${inFull(command)}.`);
  return { command, words, options: values as Arguments['options'] };
}

const usage = (command: string): string => [command, ...(COMMANDS[command]!.words ?? [])].join(' ');

/** A command with all that it takes. */
function inFull(command: string): string {
  const { words = [], options = [] } = COMMANDS[command]!;
  const named = options.map((name) => `[--${name}${OPTIONS[name].type === 'string' ? ' …' : ''}]`);
  const all = [...words, ...named].join(' ');
  return `${command} takes ${all || 'nothing more'}`;
}
