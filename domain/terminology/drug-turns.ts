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
    except: 'bortsett fra, unntatt, med unntak av, unnateke, utenom, utanom',
    switched: `bytt _ ut _ med, bytter _ ut _ med, bytter vi _ ut _ med, byttet _ ut _ med, bytta _ ut _ med, bytte _ ut _ med, bytter vi _ med, bytte _ med,
      bytte _ til, bytter over til, byter _ til, byter _ ut _ med, skifter _ til, skifter _ ut _ med, skift _ til, erstatter _ med, erstatt _ med,
      går _ over til, går vi over til, gå over til, går over på, går vi over på, bytt _ med, bytt _ til, bytt ut _ med, bytter _ med, bytter _ til,
      bytter ut _ med, erstattes av, byttet _ til, bytta _ til, byttes til, byttet fra, bytta fra, bytter fra, bytter vi til, gikk over til, gikk over på,
      gjekk over til, bytter _ fra, bytte fra`,
    insteadOf: 'i stedet for, istedenfor, istadenfor, i staden for',
  },
  sv: {
    gets: 'får jag, fick jag, blir jag, blev jag',
    except: 'förutom, utom, bortsett från, undantaget, med undantag för',
    switched: `byt _ ut _ mot, byter _ ut _ mot, byter vi _ ut _ mot, bytte _ ut _ mot, byter vi _ mot, byta _ mot, byta _ till, byta ut _ mot,
      ersätter _ med, ersätt _ med, går _ över till, går vi över till, gå över till, växlar _ till, byt _ mot, byter _ mot, byt _ till, byter _ till,
      byt ut _ mot, ersätts av, bytte _ till, byttes till, bytts till, bytt till, bytt från, bytte från, byter från, byter vi till, gick över till,
      byter _ från, byta från`,
    insteadOf: 'i stället för, istället för',
  },
  da: {
    gets: 'får jeg, fik jeg, bliver jeg, blev jeg',
    except: 'bortset fra, undtagen, undtaget, på nær',
    switched: `skift _ ud _ med, skifter _ ud _ med, skifter vi _ ud _ med, skiftede _ ud _ med, skifter vi _ til, byt _ til, bytter _ til, bytter _ ud _ med,
      erstatter _ med, erstat _ med, går _ over til, går vi over til, gå over til, gå over på, går over på, skift _ til, skifter _ til, skift _ ud med,
      skifter _ ud med, byt _ ud med, erstattes af, skiftede _ til, skiftet til, byttede _ til, byttet til, skiftet fra, skiftede fra, skifter fra,
      skifter vi til, gik over til, skifter _ fra, skifte fra`,
    insteadOf: 'i stedet for, istedet for',
  },
  en: {
    gets: 'i get, i got, i come out, i came out, i break out, i broke out',
    except: 'apart from, except, except for, other than, bar',
    switched: `swap that for, swap it for, swapping that for, swapping it for, switch that to, switch it to, change that to, change it to, replace that with,
      replace it with, trade _ for, exchange _ for, going over to, go over to, move you to, move him to, move her to, move _ over to, moving you to,
      moving _ over to, switched _ to, switched _ _ to, switch _ to, switch _ _ to, switching _ to, switching _ _ to, changed _ to, changed _ _ to,
      change _ to, change _ _ to, swapped _ for, swapped _ _ for, swap _ for, swap _ _ for, swapping _ for, swapping _ _ for, replaced _ with,
      replaced _ _ with, replace _ with, replace _ _ with, replacing _ with, replacing _ _ with, switched from, changed from, switching from, switch _ from,
      change _ from, moving _ from, moved _ to`,
    insteadOf: 'instead of, in place of',
  },
  ru: {
    gets: 'у меня',
    except: 'кроме',
    switched: `заменим _ на, заменяем _ на, меняем _ на, поменяем _ на, переводим _ на, переведем _ на, заменили _ на, поменяли _ на, перевели _ на,
      сменим _ на, переходим _ на, перейдем _ на, заменим на, заменяем на, меняем на, поменяем на, переводим на, переведем на, заменили на, поменяли на,
      перевели на, перешел на, перешла на, сменили на`,
    insteadOf: 'вместо',
  },
}

export type DrugTurns = { readonly [kind in keyof Turns]: RegExp }

const compiled = new Map<Language, DrugTurns>()

/** The turns of a language, each list as a pattern over words that stand between single blanks. */
export function drugTurnsOf(language: Language): DrugTurns {
  const { gets, except, switched, insteadOf } = TURNS[language]
  const known = compiled.get(language) ?? {
    gets: phrasePattern(gets),
    except: phrasePattern(except),
    switched: phrasePattern(switched),
    insteadOf: phrasePattern(insteadOf),
  }
  compiled.set(language, known)
  return known
}
