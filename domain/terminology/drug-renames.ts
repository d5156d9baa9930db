import type { Language } from '#contract/vertical.ts'

/** How a name gives way to another, over words that stand between single blanks; `§` stands for the first name said again. */
type Renames = {
  /** Opens the way to another name. */
  readonly opens: string
  /** Takes the first name back, whatever follows. */
  readonly takesBack: string
  /** Offers another name; which of the two it is must be told behind. */
  readonly offers: string
  /** All that may stand between the names besides. */
  readonly little: string
  /** Only tells behind a name that it is the one. */
  readonly behind: string
}

const WORDS: Readonly<Record<Language, Renames>> = {
  nb: {
    opens: 'eller, nei, nai, vent, unnskyld, beklager, sorry, hov, feil, mener, meiner, rettere, hva, kva, ka',
    takesBack: `eller heter det, eller heter den, eller het det, eller het den, eller hette den, eller er det, eller e det, eller var det, eller va det,
      eller blir det, eller rettere sagt, rettere sagt, eller snarere, hva heter det, hva heter den, hva er det den heter, hva er det det heter,
      hva var det det het, hva var det den het, hva het den, hva het det, kva heiter det, kva heiter den, ka heite den, unnskyld, beklager, sorry, mener jeg,
      jeg mener, eg meiner, meiner eg, sa jeg feil, jeg sa feil, jeg sier feil, sier jeg, hva sier jeg, hva er det jeg sier, feil, glem det, ikke §, ikkje §,
      itj §`,
    offers: 'eller',
    little: `nei, nai, ja, jo, eller, vent, vent litt, litt, nå, no, så, da, jeg, eg, æ, du, vi, tror, trur, det, den, de, dei, som, er, e, æ, var, va, visst,
      vel, jo, heter, heiter, heite, het, hette, hva, kva, ka, ikke, ikkje, itj, men, mener, meiner, sier, sa, feil, unnskyld, beklager, sorry, hov, igjen,
      altså, snarere, rettere, sagt, heller, skal, være, vere, bruker, tar, tek, får, fikk, sånn, noe, på, med, om, glem, tenkte, husker, §`,
    behind: `heter det visst, heter den visst, heter det, heter den, heiter det, heiter den, er det visst, er det jo, er det ja, er det, e det, var det,
      va det, står det på pakka, står det på pakken, står det på esken, står det på eska, står det på lista, står det på boksen, står det på glasset,
      står det her, står det der, står det på, står det, skal det være, mener jeg, meiner eg, er riktig, er rett, ja det er riktig`,
  },
  sv: {
    opens: 'eller, nej, nä, vänta, förlåt, ursäkta, sorry, fel, menar, snarare, vad',
    takesBack: `eller heter det, eller heter den, eller hette det, eller hette den, eller är det, eller var det, eller blir det, eller snarare,
      eller rättare sagt, rättare sagt, snarare, vad heter det, vad heter den, vad är det den heter, vad är det det heter, vad hette den, vad hette det,
      vad var det den hette, förlåt, ursäkta, sorry, menar jag, jag menar, sa jag fel, jag sa fel, jag säger fel, vad säger jag, fel, glöm det, inte §`,
    offers: 'eller',
    little: `nej, nä, ja, jo, eller, vänta, lite, nu, så, då, jag, du, vi, tror, det, den, de, dom, som, är, var, visst, väl, ju, om, heter, hette, vad, inte,
      men, menar, säger, sa, fel, förlåt, ursäkta, sorry, igen, alltså, snarare, rättare, sagt, hellre, ska, vara, tar, äter, får, fick, något, nåt, på, med,
      glöm, tänkte, minns, §`,
    behind: `heter det visst, heter den visst, heter det, heter den, hette den, är det ju, är det ja, är det, var det, står det på asken, står det på burken,
      står det på förpackningen, står det på kartan, står det på flaskan, står det på listan, står det här, står det där, står det på, står det, ska det vara,
      menar jag, är rätt, är det rätta`,
  },
  da: {
    opens: 'eller, nej, næ, vent, undskyld, beklager, sorry, hov, forkert, mener, rettere, hvad',
    takesBack: `eller hedder det, eller hedder den, eller hed det, eller hed den, eller er det, eller var det, eller bliver det, eller rettere sagt,
      rettere sagt, eller snarere, snarere, hvad hedder det, hvad hedder den, hvad er det den hedder, hvad er det nu den hedder, hvad er det nu det hedder,
      hvad var det nu den hed, hvad var det nu det hed, hvad hed den, hvad hed det, undskyld, beklager, sorry, mener jeg, jeg mener, sagde jeg forkert,
      jeg sagde forkert, jeg siger forkert, hvad siger jeg, forkert, glem det, ikke §`,
    offers: 'eller',
    little: `nej, næ, ja, jo, eller, vent, lige, lidt, nu, så, da, jeg, du, vi, tror, det, den, de, som, er, var, vist, vel, jo, om, hedder, hed, hvad, ikke,
      men, mener, siger, sagde, forkert, undskyld, beklager, sorry, hov, igen, altså, snarere, rettere, sagt, hellere, skal, være, tager, får, fik, noget, på,
      med, glem, tænkte, husker, §`,
    behind: `hedder det vist, hedder den vist, hedder det, hedder den, hed den, er det vist, er det jo, er det ja, er det, var det, står der på pakken,
      står der på æsken, står der på glasset, står der på listen, står der på, står der her, står der, skal det være, skulle jeg sige, mener jeg, er rigtigt,
      er det rigtige`,
  },
  en: {
    opens: "or, no, nope, wait, hang, hold, sorry, wrong, mean, meant, rather, what's, what, whatsit, lie",
    takesBack: `or is it, or was it, or are they, or is that, or was that, or it's, or rather, rather, or should i say, or i should say, i should say,
      what's it called, what is it called, what do you call it, what's the name, what was it called, what's its name, whatsit, sorry, i mean, i meant,
      i do mean, my mistake, i tell a lie, tell a lie, i lie, scratch that, wrong, not §, not the §`,
    offers: 'or',
    little: `no, nope, yes, yeah, or, wait, hang, hold, on, a, the, it, it's, its, is, was, i, i'm, you, we, think, that, that's, they, they're, them, called,
      call, what, what's, not, but, mean, meant, say, said, should, sorry, wrong, again, rather, well, oh, now, then, lie, tell, maybe, perhaps, probably,
      one, of, minute, sec, second, do, name, my, mistake, scratch, actually, in, fact, whatsit, yeah, hm, taking, take, on, §`,
    behind: `it is, it was, that's it, that's the one, that's right, it's called, i think it's called, is what it's called, it says here, it says on the box,
      it says on the packet, it says on the bottle, it says on the label, it says on the list, it says, the box says, i mean, i meant, i should say, sorry,
      rather, is the one, is right`,
  },
  ru: {
    opens: 'или, нет, не, ой, вернее, точнее, то, простите, извините, хотя, как, стоп, путаю',
    takesBack: `или как его, или как ее, или как там его, как его, как ее, как же его, как же ее, как он называется, как она называется, как там его, как там,
      или это, вернее, точнее, то есть, простите, извините, не то говорю, вру, путаю, перепутал, перепутала, оговорился, оговорилась, хотел сказать,
      хотела сказать, хотя нет, не §`,
    offers: 'или',
    little: `нет, не, да, или, ой, а, и, ну, вот, это, то, есть, он, она, они, его, ее, там, как, же, называется, зовут, что, я, мы, вернее, точнее, простите,
      извините, хотя, стоп, говорю, вру, путаю, перепутал, перепутала, оговорился, оговорилась, хотел, хотела, сказать, был, была, было, уже, теперь, кажется,
      наверное, вроде, пью, принимаю, даем, пьет, точно, подождите, погодите, §`,
    behind: `точно, называется, на коробке написано, на упаковке написано, на пачке написано, написано на коробке, написано на упаковке, так и написано,
      написано, вот как, правильно, он самый, она самая`,
  },
}

type Patterns = { readonly takesBack: RegExp; readonly offers: RegExp; readonly little: RegExp }

const either = (words: string): string => words.split(/,\s+/).toSorted((one, other) => other.length - one.length).join('|')
const perLanguage = <T,>(make: (words: Renames) => T): Readonly<Record<Language, T>> => ({
  nb: make(WORDS.nb),
  sv: make(WORDS.sv),
  da: make(WORDS.da),
  en: make(WORDS.en),
  ru: make(WORDS.ru),
})

/** The words behind which another name may come. */
export const LEADS_TO_NAME: Readonly<Record<Language, ReadonlySet<string>>> = perLanguage(({ opens }) => new Set(opens.split(/,\s+/)))

/** Whether the words between two names give the first one up, offer the second, or tell anything besides. */
export const RENAMES: Readonly<Record<Language, Patterns>> = perLanguage(({ takesBack, offers, little }) => ({
  takesBack: new RegExp(` (?:${either(takesBack)}) `, 'u'),
  offers: new RegExp(` (?:${either(offers)}) `, 'u'),
  little: new RegExp(`^ (?:(?:${either(little)}) )* ?$`, 'u'),
}))

/** What stands straight behind the name that is the right one, and tells nothing else. */
export const NAMES_BEHIND: Readonly<Record<Language, RegExp>> = perLanguage(({ behind }) => new RegExp(`^(?: (?:${either(behind)})){1,2}(?= )`, 'u'))
