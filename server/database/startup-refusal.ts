/**
 * The server cannot start and only the operator can help: the message says what is wrong and what to do.
 * The process prints it without a stack and ends.
 */
export class StartupRefusal extends Error {
  constructor(message: string, about: { cause?: unknown } = {}) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause })
    this.name = 'StartupRefusal'
  }
}
