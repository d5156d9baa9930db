import type { Language } from '#contract/vertical.ts'
import { phrasePattern } from './drug-talk.ts'

/** How people tell that one medicine was not borne or made way for another; written as the phrases of drug-talk.ts are. */
type Turns = {
  /** What the teller got, before its name: then I get a rash. */
  readonly gets: string
  /** All are borne but one. */
  readonly except: string
  /** One medicine was put in the place of another, named behind it. */
  readonly switched: string
  /** The medicine named behind it makes way for another. */
  readonly insteadOf: string
}

const TURNS: Readonly<Record<Language, Turns>> = {
  nb: {
    gets: 'får jeg, fikk jeg, blir jeg, ble jeg, blei jeg, får eg, fekk eg, blir eg, vart eg, ble eg',
    except: 'bortsett fra, unntatt, unnateke, utenom, utanom',
    switched: 'bytt _ med, bytt _ til, bytt ut _ med, bytter _ med, bytter _ til, bytter ut _ med, erstattes av, byttet _ til, bytta _ til, byttes til, byttet fra, bytta fra, bytter fra, bytter vi til, gikk over til, gikk over på, gjekk over til, bytter _ fra, bytte fra',
    insteadOf: 'i stedet for, istedenfor, istadenfor, i staden for',
  },
  sv: {
    gets: 'får jag, fick jag, blir jag, blev jag',
    except: 'förutom, utom, bortsett från',
    switched: 'byt _ mot, byter _ mot, byt _ till, byter _ till, byt ut _ mot, ersätts av, bytte _ till, byttes till, bytts till, bytt till, bytt från, bytte från, byter från, byter vi till, gick över till, byter _ från, byta från',
    insteadOf: 'i stället för, istället för',
  },
  da: {
    gets: 'får jeg, fik jeg, bliver jeg, blev jeg',
    except: 'bortset fra, undtagen, undtaget',
    switched: 'skift _ til, skifter _ til, skift _ ud med, skifter _ ud med, byt _ ud med, erstattes af, skiftede _ til, skiftet til, byttede _ til, byttet til, skiftet fra, skiftede fra, skifter fra, skifter vi til, gik over til, skifter _ fra, skifte fra',
    insteadOf: 'i stedet for, istedet for',
  },
  en: {
    gets: 'i get, i got, i come out, i came out, i break out, i broke out',
    except: 'apart from, except, except for, other than, bar',
    switched: 'switched _ to, switched _ _ to, switch _ to, switch _ _ to, switching _ to, switching _ _ to, changed _ to, changed _ _ to, change _ to, change _ _ to, swapped _ for, swapped _ _ for, swap _ for, swap _ _ for, swapping _ for, swapping _ _ for, replaced _ with, replaced _ _ with, replace _ with, replace _ _ with, replacing _ with, replacing _ _ with, switched from, changed from, switching from, switch _ from, change _ from, moving _ from, moved _ to',
    insteadOf: 'instead of, in place of',
  },
  ru: {
    gets: 'у меня',
    except: 'кроме',
    switched: 'заменим на, заменяем на, меняем на, поменяем на, переводим на, переведем на, заменили на, поменяли на, перевели на, перешел на, перешла на, сменили на',
    insteadOf: 'вместо',
  },
}

export type DrugTurns = { readonly [kind in keyof Turns]: RegExp }

const compiled = new Map<Language, DrugTurns>()

/** The turns of a language, each list as a pattern over words that stand between single blanks. */
export function drugTurnsOf(language: Language): DrugTurns {
  const { gets, except, switched, insteadOf } = TURNS[language]
  const known = compiled.get(language) ?? { gets: phrasePattern(gets), except: phrasePattern(except), switched: phrasePattern(switched), insteadOf: phrasePattern(insteadOf) }
  compiled.set(language, known)
  return known
}
