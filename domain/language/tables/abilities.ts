import type { Language } from '#contract/vertical.ts'

/** What somebody cannot do, or only just, and the doings whose loss is a complaint. */
type Abilities = { readonly cannot: string; readonly doings: string }

const ABILITIES: Readonly<Record<Language, Abilities>> = {
  nb: {
    cannot: `kan jeg ikke, klarer jeg ikke, får jeg ikke, orker jeg ikke, kan eg ikkje, klarer eg ikkje, kan han ikke, kan hun ikke, kan ikke, kan ikkje,
      klarer ikke, klarar ikkje, orker ikke, orkar ikkje, får ikke, får ikkje, greier ikke, greier ikkje, vil ikke, vil ikkje, kan nesten ikke,
      klarer nesten ikke, kan knapt, klarer knapt`,
    doings: `løfte, gå, støtte, belaste, bøye, strekke, stå, sitte, ligge, sove, reise, snu, vri, puste, svelge, spise, drikke, tygge, snakke, se, høre,
      holde, gripe, skrive, kle, jobbe, arbeide, trene, løpe, lese, konsentrere, huske, opne, åpne, lukke, røre, tisse, late, ete, ligge, hoppe, stige,
      reise seg`,
  },
  sv: {
    cannot: `kan jag inte, klarar jag inte, får jag inte, orkar jag inte, kan han inte, kan hon inte, kan inte, klarar inte, orkar inte, får inte, vill inte,
      förmår inte, kan knappt, klarar knappt, kan nästan inte, orkar knappt`,
    doings: `lyfta, gå, stödja, stå, sitta, ligga, sova, resa, vända, vrida, böja, sträcka, andas, svälja, äta, dricka, tugga, prata, se, höra, hålla, gripa,
      skriva, klä, jobba, arbeta, träna, springa, läsa, koncentrera, minnas, öppna, stänga, röra, kissa, hoppa, resa sig`,
  },
  da: {
    cannot: `kan jeg ikke, magter jeg ikke, orker jeg ikke, kan han ikke, kan hun ikke, kan ikke, magter ikke, orker ikke, må ikke, vil ikke, kan næsten ikke,
      kan knap, kan knapt, kan dårligt`,
    doings: `løfte, gå, støtte, stå, sidde, ligge, sove, rejse, vende, dreje, bøje, strække, trække vejret, synke, spise, drikke, tygge, tale, snakke, se,
      høre, holde, gribe, skrive, klæde, arbejde, træne, løbe, læse, koncentrere, huske, åbne, lukke, røre, tisse, lade, æde, hoppe, rejse sig`,
  },
  en: {
    cannot: 'can\'t, cannot, can\'t even, can hardly, can barely, unable to, not able to, struggle to, struggles to, struggling to, won\'t, couldn\'t',
    doings: `lift, walk, stand, sit, lie, sleep, bend, straighten, turn, breathe, swallow, eat, drink, chew, talk, speak, see, hear, hold, grip, write, dress,
      work, run, read, concentrate, remember, open, close, move, pee, wee, jump, climb, get up, put weight, bear weight, catch my breath`,
  },
  ru: {
    cannot: 'не могу, не может, не могла, не мог, не получается, не получилось, не хочет, не в силах, еле, едва, с трудом',
    doings: `поднять, поднима@, ходить, ходит, ходит@, идти, встать, вста@, стоять, сидеть, лежать, спать, уснуть, заснуть, согнуть, разогнуть, повернуть@,
      наклонить@, дышать, глотать, есть, пить, жевать, говорить, видеть, слышать, держать, удержать, писать, работать, читать, сосредоточить@, открыть,
      закрыть, наступ@, помочиться, прыга@, хожу, встаю, дышу, двигаться`,
  },
}

/** Every way of saying that something does not go any more: kan ikke løfte, unable to swallow, не могу встать. One or two words may stand between. */
export function lostAbilities(language: Language): string {
  const { cannot, doings } = ABILITIES[language]
  const verbs = doings.split(',').map((verb) => verb.trim())
  return cannot.split(',').flatMap((lost) => verbs.map((verb) => `${lost.trim()} _ ${verb}`)).join(', ')
}
