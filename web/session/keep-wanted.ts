export const WANTED_KEY = 'epikrise.wanted'

/** Remembers, in this tab alone, where somebody without a sign-in wanted to go. It is judged when it is taken up again (`wanted-address.ts`). */
export function keepWantedAddress(storage: Pick<Storage, 'setItem'>, address: string): void {
  storage.setItem(WANTED_KEY, address)
}
