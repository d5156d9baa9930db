import type { Language } from '#contract/vertical.ts'
import { TAKEN_BACK } from '#domain/language/tables/medicines/taken-back.ts'

/** How an order is taken back, over words that stand between single blanks; `opens` are the words it begins with. */
type Pattern = 'takes' | 'orders' | 'order' | 'leads' | 'behind' | 'reason' | 'changes' | 'leaves' | 'putsOff'
type TakenBackPatterns = Readonly<Record<Pattern, RegExp>> & { readonly opens: ReadonlySet<string> }

function patternsOf(language: Language): TakenBackPatterns {
  const { opens, takes, orders, order, instead, behind, reason, changes, leaves, nay, waits } = TAKEN_BACK[language]
  return {
    opens: new Set(opens.split('|')), takes: new RegExp(`^ (?:${takes})(?= )`, 'u'), orders: new RegExp(` (?:${orders}) `, 'u'),
    order: new RegExp(`^(?:${order})$`, 'u'), leads: new RegExp(` (?:${instead}) (?:\\S+ ){0,3}$`, 'u'),
    behind: new RegExp(` (?:${behind}) `, 'u'), reason: new RegExp(`^(?:${reason})$`, 'u'),
    changes: new RegExp(`^(?:${changes})$`, 'u'), leaves: new RegExp(`^ (?:${leaves}) `, 'u'),
    putsOff: new RegExp(`^ ((?:${nay})(?: \\S+){0,4}?) (?:${waits})(?= )`, 'u'),
  }
}

/** `leads` ends right before the medicine that is ordered in the place of another: `… blir det `. */
export const TAKEN_BACK_PATTERNS: Readonly<Record<Language, TakenBackPatterns>> = {
  nb: patternsOf('nb'), sv: patternsOf('sv'), da: patternsOf('da'), en: patternsOf('en'), ru: patternsOf('ru'),
}
