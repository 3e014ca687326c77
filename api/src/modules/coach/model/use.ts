import type { ModelEnd } from '@breakaway/coach/model';

/** How a turn ended for which a model is configured. */
export type ModelTurn = Omit<ModelEnd, 'reason'> & { reason?: ModelEnd['reason'] | 'budget' };

/** What the consultant reports about its model, and the metrics read. */
export class ModelUse {
  private readonly watchers: ((turn: ModelTurn) => void)[] = [];
  /** Whether the circuit breaker keeps turns from the model. */
  resting: () => boolean = () => false;

  watch(watcher: (turn: ModelTurn) => void): void {
    this.watchers.push(watcher);
  }

  ended(turn: ModelTurn): void {
    for (const watcher of this.watchers) watcher(turn);
  }
}
