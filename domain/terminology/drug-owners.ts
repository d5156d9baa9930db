import type { Language } from '#contract/vertical.ts'
import { phrasePattern } from './drug-talk.ts'

/** Whose a medicine may be beside the patient's, and how that is said; written as the phrases of drug-talk.ts are. */
type Owners = {
  /** Between the medicine and whose it is. */
  readonly is: string
  /** The person, as an owner. */
  readonly person: string
  /** None of the teller's. */
  readonly notMine: string
  /** The one who answers for the patient speaks of himself. */
  readonly tellers: string
}

const NB_PEOPLE = `mann, mannen, gubben, kone, kona, kjerringa, frua, mor, mora, moren, mamma, far, faren, pappa, søster, søstera, søsteren, bror, broren,
  datter, dattera, datteren, jenta, sønn, sønnen, gutten, svigermor, svigermora, svigerfar, samboer, samboeren, kjæresten, mormor, bestemor, farmor, bestefar,
  morfar, farfar, nabo, naboen, venninne, venninna, kompisen, tante, onkel, hunden, katten, bikkja`
/** Norwegian has no case for it: kona sin, mora mi sine, til mannen. */
const nbOwners = NB_PEOPLE.split(/,\s+/).flatMap((person) => [`til ${person}`, ...[
  'sin', 'sitt', 'sine', 'si',
].flatMap((ending) => [ending, `min ${ending}`, `mi ${ending}`]).map((ending) => `${person} ${ending}`)]).join(', ')

const OWNERS: Readonly<Record<Language, Owners>> = {
  nb: {
    is: 'er, er jo, er vel, e, e jo, æ, var, tilhører',
    person: nbOwners,
    notMine: 'ikke min, ikke mine, ikke mitt, ikkje min, ikkje mine, ikkje mitt, itj min',
    tellers: 'jeg som, eg som, meg som, æ som',
  },
  sv: {
    is: 'är, är ju, är väl, var, tillhör',
    person: `mans, makes, gubbens, frus, fruns, hustrus, mammas, mors, morsans, pappas, fars, farsans, systers, syrrans, brors, brorsans, dotters, dotterns,
      sons, sonens, svärmors, svärfars, sambos, mormors, farmors, morfars, farfars, grannens, väninnas, hundens, kattens`,
    notMine: 'inte min, inte mitt, inte mina',
    tellers: 'jag som',
  },
  da: {
    is: 'er, er jo, er vist, var, tilhører',
    person: `mands, mandens, kones, konens, mors, moderens, fars, faderens, søsters, brors, datters, datterens, søns, sønnens, svigermors, svigerfars,
      samlevers, kærestes, mormors, farmors, morfars, farfars, naboens, venindes, hundens, kattens`,
    notMine: 'ikke min, ikke mit, ikke mine',
    tellers: 'mig der, mig som',
  },
  en: {
    is: "is, are, was, were, that's, that is, it's, they're, those are, belongs to, belong to",
    person: `husband's, wife's, partner's, mum's, mother's, mom's, dad's, father's, sister's, brother's, daughter's, son's, mother-in-law's, father-in-law's,
      gran's, nan's, grandma's, grandad's, neighbour's, neighbor's, friend's, dog's, cat's`,
    notMine: 'not mine',
    tellers: "the one who, the one on, me who, me that, me on",
  },
  ru: {
    is: 'это, это же, он, она, они, тот, то',
    person: `мужа, мужнин, мужнина, мужнины, жены, женин, мамы, мамин, мамина, мамины, мамино, матери, отца, папы, папин, папина, сестры, сестрин, брата,
      дочки, дочери, сына, свекрови, тещи, бабушки, бабушкин, бабушкины, дедушки, соседки, соседа, подруги, собачий`,
    notMine: 'не мой, не моя, не мое, не мои',
    tellers: 'это я, это мне',
  },
}

/** `behind`: said of a medicine named before, whose it is. `notMine`: of none of the teller's. */
export type DrugOwners = { readonly behind: RegExp; readonly notMine: RegExp; readonly tellers: RegExp }

function compile({ is, person, notMine, tellers }: Owners): DrugOwners {
  const [verbs, owners] = [is, person].map((words) => words.replace(/,\s+/g, '|'))
  // the warfarin's dad's: the verb may be one word with the name
  return { behind: new RegExp(`(?:^ | (?:${verbs}) (?:\\S+ ){0,2}?)(?:${owners})(?= )`, 'u'), notMine: phrasePattern(notMine), tellers: phrasePattern(tellers) }
}

const compiled = new Map<Language, DrugOwners>()

/** How it is said in a language that a medicine belongs to somebody else, over words that stand between single blanks. */
export function drugOwnersOf(language: Language): DrugOwners {
  const known = compiled.get(language) ?? compile(OWNERS[language])
  compiled.set(language, known)
  return known
}
