import type { Delivery } from './delivery.ts';
import type { Reply } from './protocol.ts';
import type { Scene } from './reply.ts';

/** The steps of an answer: the model calls a tool, then writes. */
type Step = 'call' | 'answer';

/** A script as a control call sets it. */
export interface ScriptSettings {
  do: string;
  /** applies to requests whose last message of the member contains this, in any case; left out, to all */
  when?: string;
  /** how often; left out, for ever */
  times?: number;
  /** at which step; left out, at those of the script */
  at?: Step;
  /** of 429: the wait that it asks for, ms */
  retryAfterMs?: number;
}

/** What a script goes by. */
export interface Cue extends Scene {
  /** the honest reply */
  reply: Reply;
  /** the honest call of a tool, where the reply is words too */
  call: Reply;
  /** what the client wrote behind "Bearer" */
  key: string;
}

/** A fault, or a model that is not honest. */
export interface Script {
  /** what it does, for the home page and for people */
  about: string;
  /** at which step it applies when the control call does not say; "any" is both */
  at: Step | 'any';
  /** Whether it has something to do with a request; left out, always. */
  suits?(cue: Cue): boolean;
  /** How the reply is changed. */
  play(cue: Cue, settings: ScriptSettings): Partial<Delivery>;
}
