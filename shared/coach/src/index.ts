export { answerTurn, builtInBrain, respond, type Brain, type Live, type LiveEvent } from './pipeline.ts';
export type { FieldChange, Offer } from './keeping/index.ts';
export type { TalkFile } from './files/talk-file.ts';
export type { Answer, Turn } from './respond/index.ts';
export { stoppedAfter } from './respond/no-words.ts';
export { blankMemory, memoryFrom, type Memory } from './memory.ts';
export type { ToolCall } from './skill.ts';
export { warmUp } from './warm-up.ts';
