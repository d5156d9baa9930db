import type { Language } from '#contract/vertical.ts'

/** Whose a medicine may be beside the patient's, and how that is said; written as the phrases of drug-talk.ts are. */
export type Owners = {
  /** Between the medicine and whose it is. */
  readonly is: string
  /** The person, as an owner. */
  readonly person: string
  /** Where the person has no case for it: what stands before, or behind. */
  readonly possessive?: { readonly before: string; readonly behind: string }
  /** None of the teller's. */
  readonly notMine: string
  /** Not the one who was just spoken of: no, not her, it was the other one. */
  readonly notThem: string
  /** The one who answers for the patient speaks of himself. */
  readonly tellers: string
}

export const OWNERS: Readonly<Record<Language, Owners>> = {
  nb: {
    is: 'er, er jo, er vel, e, e jo, æ, var, tilhører',
    person: `mann, mannen, gubben, kone, kona, kjerringa, frua, mor, mora, moren, mamma, far, faren, pappa, søster, søstera, søsteren, bror, broren,
  datter, dattera, datteren, jenta, sønn, sønnen, gutten, svigermor, svigermora, svigerfar, samboer, samboeren, kjæresten, mormor, bestemor, farmor, bestefar,
  morfar, farfar, nabo, naboen, venninne, venninna, kompisen, tante, onkel, hunden, katten, bikkja`,
    possessive: {
      before: 'til',
      behind: 'sin, sitt, sine, si, min sin, min sitt, min sine, min si, mi sin, mi sitt, mi sine, mi si',
    },
    notMine: 'ikke min, ikke mine, ikke mitt, ikkje min, ikkje mine, ikkje mitt, itj min',
    notThem: 'nei ikke hun, nei ikke henne, nei ikke han, nei ikke ham, nei ikkje ho, nei ikkje han',
    tellers: 'jeg som, eg som, meg som, æ som',
  },
  sv: {
    is: 'är, är ju, är väl, var, tillhör',
    person: `mans, makes, gubbens, frus, fruns, hustrus, mammas, mors, morsans, pappas, fars, farsans, systers, syrrans, brors, brorsans, dotters, dotterns,
      sons, sonens, svärmors, svärfars, sambos, mormors, farmors, morfars, farfars, grannens, väninnas, hundens, kattens`,
    notMine: 'inte min, inte mitt, inte mina',
    notThem: 'nej inte hon, nej inte henne, nej inte han, nej inte honom',
    tellers: 'jag som',
  },
  da: {
    is: 'er, er jo, er vist, var, tilhører',
    person: `mands, mandens, kones, konens, mors, moderens, fars, faderens, søsters, brors, datters, datterens, søns, sønnens, svigermors, svigerfars,
      samlevers, kærestes, mormors, farmors, morfars, farfars, naboens, venindes, hundens, kattens`,
    notMine: 'ikke min, ikke mit, ikke mine',
    notThem: 'nej ikke hun, nej ikke hende, nej ikke han, nej ikke ham',
    tellers: 'mig der, mig som',
  },
  en: {
    is: "is, are, was, were, that's, that is, it's, they're, those are, belongs to, belong to",
    person: `husband's, wife's, partner's, mum's, mother's, mom's, dad's, father's, sister's, brother's, daughter's, son's, mother-in-law's, father-in-law's,
      gran's, nan's, grandma's, grandad's, neighbour's, neighbor's, friend's, dog's, cat's`,
    notMine: 'not mine',
    notThem: 'no not her, no not him',
    tellers: "the one who, the one on, me who, me that, me on",
  },
  ru: {
    is: 'это, это же, он, она, они, тот, то',
    person: `мужа, мужнин, мужнина, мужнины, жены, женин, мамы, мамин, мамина, мамины, мамино, матери, отца, папы, папин, папина, сестры, сестрин, брата,
      дочки, дочери, сына, свекрови, тещи, бабушки, бабушкин, бабушкины, дедушки, соседки, соседа, подруги, собачий`,
    notMine: 'не мой, не моя, не мое, не мои',
    notThem: 'нет не она, нет не он, нет не ей, нет не ему, нет не ее, нет не его',
    tellers: 'это я, это мне',
  },
}
