/**
 * Orders what is fetched and what a call answers with meanwhile: an answer to a question that was put before something newer was given tells an older
 * state, and gives way. Example: the profile is asked for, a payment is confirmed with the paid profile, and the unpaid one arrives last.
 */
export function newestGiven<Value>() {
  let given: { readonly value: Value } | undefined
  return {
    give(value: Value): void {
      given = { value }
    },
    async fetch(ask: () => Promise<Value>): Promise<Value> {
      const before = given
      const answer = await ask()
      return given === undefined || given === before ? answer : given.value
    },
  }
}
