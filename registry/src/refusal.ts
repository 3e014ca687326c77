/** What is asked for cannot be done. The message is for the person who asked, and says that nothing was changed. */
export class Refusal extends Error {
  readonly status: number;
  readonly missing: string[] | undefined;

  constructor(status: number, message: string, missing?: string[]) {
    super(message);
    this.status = status;
    this.missing = missing;
  }
}
