/** What is asked for cannot be done. The message is for the person who asked, and says that nothing was changed. */
export class Refusal extends Error {
  readonly status: number;
  readonly missing: string[] | undefined;

  /** @param status 412 when the decision rests on an older state, 425 when it may be carried out in a moment */
  constructor(status: number, message: string, missing?: string[]) {
    super(message);
    this.status = status;
    this.missing = missing;
  }
}
