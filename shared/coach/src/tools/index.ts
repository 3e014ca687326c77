import type { Tool } from '../skill.ts';
import { skills } from '../skills/index.ts';
import { knowledge } from './knowledge.ts';
import { searchKnowledge } from './search-knowledge.ts';

/** All that a brain can let compute or look up. The built-in one reads their arguments out of messages, a model writes them. */
// The arguments of a tool are its own affair.
// oxlint-disable-next-line typescript/no-explicit-any
export const tools: readonly Tool<any>[] = [...skills, knowledge, searchKnowledge];

export const toolNamed = (name: string) => tools.find((tool) => tool.name === name);
