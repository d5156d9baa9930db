import type { Language } from '#contract/vertical.ts'
import { DRUG_PHRASES, type DrugPhrases } from './drug-talk-words.ts'

export type DrugTalk = { readonly [kind in keyof DrugPhrases]: RegExp } & { readonly refusal: RegExp; readonly halt: RegExp }

/** The words of one list as an alternation between blanks. */
function alternation(list: string): string {
  return list.split(/,\s*/).map((phrase) => phrase.replaceAll('@', '\\p{L}*').replaceAll(' _', '(?: \\S+)?')).join('|')
}

/** Any phrase of a list, between single blanks. */
export const phrasePattern = (list: string): RegExp => new RegExp(` (?:${alternation(list)})(?= )`, 'u')

function compile(phrases: DrugPhrases): DrugTalk {
  const one = phrasePattern
  const not = `(?:${alternation(phrases.not)})`
  const act = `(?:${alternation(phrases.act)})`
  const {
    self, alone, pronoun, and, turn, effect, later, wish, order, now, warning, using, yours, failing, intake, reflexive, imperative, tolerated,
    remove, usedIn, harm, of, gives, allergic, declined, dropped, noAllergy, leadIn, beside, hold, take,
  } = phrases
  return {
    self: one(self),
    alone: one(alone),
    pronoun: one(pronoun),
    package: one(phrases.package),
    and: one(and),
    turn: one(turn),
    not: one(phrases.not),
    act: one(phrases.act),
    effect: one(effect),
    later: one(later), wish: one(wish), considered: one(phrases.considered), mightHave: one(phrases.mightHave), waits: one(phrases.waits),
    feared: one(phrases.feared), but: one(phrases.but), wouldHave: one(phrases.wouldHave), lastTime: one(phrases.lastTime), order: one(order),
    now: one(now),
    warning: one(warning),
    using: one(using),
    yours: one(yours),
    failing: one(failing),
    intake: one(intake),
    reflexive: one(reflexive),
    tolerated: one(tolerated),
    imperative: new RegExp(`^ (?:(?:${alternation(leadIn)}) ){0,3}(?:${alternation(imperative)})(?= )`, 'u'),
    leadIn: one(leadIn),
    remove: one(remove),
    usedIn: one(usedIn),
    harm: one(harm),
    of: one(of), gives: one(gives), allergic: one(allergic),
    declined: one(declined), dropped: one(dropped), noAllergy: one(noAllergy), hold: one(hold), take: one(take),
    halt: new RegExp(` ${not} (?:\\S+ ){0,2}(?:${alternation(take)})(?= )`, 'u'),
    beside: new RegExp(` (?:${alternation(beside)}) (?:\\S+ ){0,1}$`, 'u'),
    refusal: new RegExp(` (?:${act}(?: \\S+){0,3}? ${not}|${not}(?: \\S+){0,2}? ${act})(?= )`, 'u'),
  }
}

const compiled = new Map<Language, DrugTalk>()

/** The phrases of a language about medicines, each list as a pattern over words that stand between single blanks. */
export function drugTalkOf(language: Language): DrugTalk {
  const known = compiled.get(language) ?? compile(DRUG_PHRASES[language])
  compiled.set(language, known)
  return known
}
