import type { Delivery } from './delivery.ts';
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

/** A fault, or a model that is not honest. */
export interface Script {
  /** what it does, for the home page and for people */
  about: string;
  /** at which step it applies when the control call does not say; "any" is both */
  at: Step | 'any';
  /** Whether it has something to do with a request; left out, always. */
  suits?(scene: Scene): boolean;
  /** How the reply is changed. @param scene the request, with what the honest reply would be */
  play(scene: Scene & Pick<Delivery, 'reply'>, settings: ScriptSettings): Partial<Delivery>;
}
