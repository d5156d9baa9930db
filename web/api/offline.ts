/** The call never reached the server, or its answer never came back. What was sent may or may not have arrived. */
export class Offline extends Error {
  constructor(cause: unknown) {
    super('offline', { cause })
    this.name = 'Offline'
  }
}
