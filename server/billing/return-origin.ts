/** Takes the origin a call came to; gives the one a payment may lead back to, always one of ours (SEC-22, SEC-24). */
export function returnOrigin(origin: string, publicOrigins: readonly string[]): string {
  const { host } = new URL(origin)
  return publicOrigins.find((own) => new URL(own).host === host) ?? publicOrigins[0] ?? origin
}
