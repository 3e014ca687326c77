/** A control call that cannot be followed; the message is one sentence for the one who called. */
export class ControlFault extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
