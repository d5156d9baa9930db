/** Behind these stands an address. */
export const ADDRESS_LABELS: ReadonlySet<string> = new Set(['adresse', 'adressen', 'adress', 'address', 'адрес'])
/** Between such a label and the address. */
export const COPULAS: ReadonlySet<string> = new Set(['er', 'är', 'is', 'e', 'blir', 'bliver'])
