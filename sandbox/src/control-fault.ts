/** An invalid control call; the message is one sentence for the caller. */
export class ControlFault extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
