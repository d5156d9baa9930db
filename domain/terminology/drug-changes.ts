import type { Language } from '#contract/vertical.ts'
import type { Lexicon } from '#domain/language/lexicon.ts'
import { compileWords } from '#domain/language/lexicon.ts'

/**
 * How a clinician changes a dose without naming the medicine again; read only behind a medicine in use, and with a number. Written as the marks
 * of a language are: `@` any letters, `_` up to two words.
 */
const CHANGES = ['up', 'down', 'anew'] as const
/** `up` and `down`: more or less than now. `anew`: another number from now on, and the number tells which way. */
export type Change = (typeof CHANGES)[number]

const WORDS: Readonly<Record<Language, Readonly<Record<Change, string>>>> = {
  nb: {
    up: `øker, øke, økes, øk, auker, aukar, auke, auk, høyner, hever, dobler, doblar, doble, dobbel, doblet, dobla, fordobler, går _ opp, gå _ opp,
      går _ opp på, går opp med, gå opp, sett@ _ opp, set _ opp, skru@ _ opp, skrur _ opp, trapp@ _ opp, tar _ opp, ta _ opp,
      legger på, legger vi på, legger jeg på, legger den på, legger det på, opp til, opp på,
      opp i, oppover til, litt mer, mer enn det, høyere dose, større dose`,
    down: `reduser@, senk, senker, senke, senket, senka, senkes, senkning av dos@, dosesenk@, halver@, minsk@, minker, minke, går _ ned, gå _ ned,
      sett@ _ ned, set _ ned, skru@ _ ned, skrur _ ned, trapp@ _ ned, trapper, trappar, tar _ ned, ta _ ned, tek _ ned,
      ned til, ned på, nedover til, mindre enn det, lavere dose, mindre dose`,
    anew: `i stedet, istedenfor, i staden, heller, blir det, tar du, tek du, du tar, ta, gi, gir du, gir vi, får du, får han, får hun, du får, prøver,
      prøver vi, vi prøver, fra i morgen, frå i morgon, fra i dag, frå i dag, fra nå, frå no, fra mandag, fremover, framover, heretter, de neste, den neste,
      den første, de første, la oss si, sier, sier vi, ville gitt, ville tatt, ville prøvd, skal du ha, skal han ha, skal hun ha`,
  },
  sv: {
    up: `ökar, öka, ökas, höj, höjer, höja, höjs, dubblar, dubbla, dubblerar, fördubblar, dubbelt, går _ upp, gå _ upp, sätt@ _ upp, skruv@ _ upp,
      trapp@ _ upp, tar _ upp, ta _ upp, lägger på, lägger vi på, lägger jag på, lägger den på, lägger det på,
      upp till, upp på, uppåt till, lite mer, högre dos, större dos`,
    down: `sänker, sänka, sänks, minskar, minska, halver@, reducera@, reducerar, går _ ner, gå _ ner, går _ ned, sätt@ _ ner, skruv@ _ ner, trapp@ _ ner,
      trapp@ _ ned, trappar, drar _ ner, dra _ ner, tar _ ner, ta _ ner, ner till, ned till, ner på, neråt till, lägre dos, mindre dos`,
    anew: `i stället, istället, hellre, blir det, tar du, du tar, ta, ge, ger du, ger vi, får du, får han, får hon, du får, provar, provar vi, vi provar,
      testar, från imorgon, från i morgon, från idag, från i dag, från nu, från måndag, framöver, hädanefter, de närmaste, de första, säg, säger vi,
      skulle ge, skulle ta, ska du ha, ska han ha, ska hon ha, kör vi, vi kör`,
  },
  da: {
    up: `øger, øge, øges, øg, hæver, hæve, dobler, doble, fordobler, fordoble, fordobles, går _ op, gå _ op, sæt@ _ op, sætter _ op, skru@ _ op, trapp@ _ op,
      tager _ op, lægger på, lægger vi på, lægger jeg på, lægger den på, lægger det på,
      op til, op på, opad til, lidt mere, højere dosis, større dosis`,
    down: `reducer@, sænk, sænker, sænke, sænket, sænkes, sænkede, sænkning af dos@, dosissænk@, halver@, mindsk@, nedsæt@, går _ ned, gå _ ned,
      sæt@ _ ned, sætter _ ned, skru@ _ ned, trapp@ _ ned, trapper, skærer _ ned, tager _ ned, ned til, ned på, nedad til, lavere dosis, mindre dosis`,
    anew: `i stedet, hellere, bliver det, tager du, du tager, tag, giv, giver du, giver I, giver vi, får du, får han, får hun, du får, prøver, prøver vi,
      vi prøver, fra i morgen, fra i dag, fra nu, fra mandag, fremover, herefter, de næste, de første, lad os sige, siger vi, ville give, ville tage,
      skal du have, skal han have, skal hun have`,
  },
  en: {
    up: `increas@, raise, raising, upping, up it, up that, up the dose, up his, up her, up your, double, doubling, doubled, bump@, go up, going up, go higher,
      step _ up, stepping up, push _ up, put _ up, take _ up, taking _ up, bring _ up, nudge _ up, crank _ up, titrate _ up, up to, a bit more,
      more than that, higher dose, bigger dose`,
    down: `reduc@, lower@, decreas@, halv@, drop _ to, drop it, drop down, dropping to, cut _ to, cut down, cut back, go down, going down, come down,
      coming down, step _ down, bring _ down, bringing _ down, take _ down, taking _ down, put _ down to, taper@, titrate _ down, wean _ to, down to, back to,
      less than that, lower dose, smaller dose`,
    anew: `instead, make it, make that, make them, let's try, let's say, let's have, let's do, let's go, go to, go for, i'd go, i'd give, i'd try, i'd do,
      i'd say, we'll try, we'll go, we'll do, we'll say, you take, you'll take, take, give, give him, give her, have him on, have her on, have you on, try,
      from tomorrow, from today, from now on, from monday, for the next, for the first, should be on, want you on, want him on, want her on`,
  },
  ru: {
    up: 'увелич@, повыс@, повыш@, подним@, подня@, удвои@, удваив@, удвоим, добави@ до, прибав@, довед@ до, доведем, больше дозу, дозу больше, вдвое больше',
    down: 'сниж@, сниз@, уменьш@, сократ@, опуст@, опуска@, урез@, половин@ дозы, вдвое меньше, дозу меньше, меньше дозу',
    anew: `вместо этого, давайте, пусть, пейте, принимайте, пить, принимать, попробу@, с завтрашнего, с завтра, с сегодняшнего, со следующе@, с понедельника,
      теперь, ближайш@, первые, дальше, будете, будем, переходим на, перейдем на, сделаем, станет, даете, колите, капайте`,
  },
}

const compiled = new Map<Language, Lexicon<Change>>()

/** Finds the words for changing a dose. */
export function drugChangesOf(language: Language): Lexicon<Change> {
  const known = compiled.get(language) ?? compileWords(new Map(CHANGES.map((change) => [change, WORDS[language][change]])))
  compiled.set(language, known)
  return known
}
