import type { Language } from '#contract/vertical.ts'

/**
 * How it is said that a medicine is to come only when something has turned out so: the first has failed, a test has shown it. Written as the
 * phrases of drug-talk.ts are, over the clause that tells the condition.
 */
export type Outcomes = {
  /** What has not come, or is still there. */
  readonly denied: string
  /** With it: what it is said of. */
  readonly of: string
  /** What a test shows, or how it goes from here. */
  readonly result: string
  /** Tells for itself that it is to come only then. */
  readonly proviso: string
  /** A medicine was spoken of, and no more. */
  readonly mooted: string
  /** A verb in the first place that tells a condition. */
  readonly opener: string
  /** Such a verb that tells a condition whatever it is of: should it come to that. */
  readonly surely: string
  /** What follows from it: the verb before who acts, or the word for then. */
  readonly follows: string
}

export const OUTCOMES: Readonly<Record<Language, Outcomes>> = {
  nb: {
    denied: 'ikke, ikkje, itj, itje, ikkj, fortsatt, fremdeles, framleis, ennå, enda, enno, stadig',
    of: 'det, den, dette, de, dem, er, har, bedre, betre, nok, ned, nede, holder, held, hjelper, hjelp, virker, verkar, går, gjekk, kommer, feber, vondt',
    result: `viser, syner, vise, påvis@, bekreft@, stadfest@, positiv, positivt, negativ, negativt, funn, svaret, prøven, prøvene, leverprøv@, blodprøv@,
      bildet, bildene, skann@, røntgen@, ultralyd@, MR@, CT@, leveren, nyrene, bedre, betre, verre,
      senkning@, senkninga, blodprosent@, blodverdi@, verdien, verdiene, prøvesvar@, tallet, tallene, infeksjonstall@, levertall@, nyretall@, jernet,
      jernlager@, ferritin@, kalium@, natrium@, stoffskifte@, CRP@, TSH@, Hb, HbA1c, INR, langtidsblodsukker@, den er høy, den er lav, det er høyt, det er lavt,
      de er høye, de er lave, den er for høy, den er for lav, dyrk@, vokser`,
    proviso: 'først når, fyrst når, først hvis, bare hvis, kun hvis, når svaret, når prøven, når prøvene',
    mooted: 'snakk om, snakka om, snakket om, tale om, nevnte, nemnde, foreslo, foreslått',
    opener: `er, blir, får, viser, syner, virker, verkar, fungerer, hjelper, hjelp, holder, held, skulle, finner, finn, kommer, kjem, går, slår, har, stiger,
      forsvinner, dukker`,
    surely: 'skulle',
    follows: `så ringer, så blir, så begynner, så starter, så bytter, så får, så legger, så tar, så prøver, så går, så gir, så setter, så skal, så må,
      så kan, så øker,
      da begynner, da starter, da bytter, da får, da legger, da tar, da prøver, da går, da gir, da setter, da må, da kan, da blir, begynner vi, starter vi,
      startar vi, byrjar vi, bytter vi, legger vi, øker vi, tar vi, prøver vi, går vi, gir vi, gjev vi, setter vi, kan vi, må vi, får du, får han, får hun,
      finnes det, har vi`,
  },
  sv: {
    denied: 'inte, ej, fortfarande, ännu, än, stadigt, kvar',
    of: 'det, den, detta, de, dem, är, har, bättre, nog, ner, hjälper, fungerar, verkar, biter, räcker, går, kommer, feber, ont',
    result: `visar, påvis@, bekräft@, positivt, positiv, negativt, negativ, fynd, svaret, provet, proverna, blodprov@, leverprov@, bilden, bilderna,
      ultraljud@, röntgen@, MR@, CT@, levern, njurarna, bättre, sämre, värre,
      sänkan, blodvärde@, värdet, värdena, provsvar@, infektionsprov@, levervärde@, njurvärde@, järnet, järndepå@, ferritin@, kalium@, natrium@,
      ämnesomsättning@, CRP@, TSH@, Hb, HbA1c, INR, långtidssocker@, den är hög, den är låg, det är högt, det är lågt, de är höga, de är låga, odling@, växer`,
    proviso: 'först när, först om, bara om, endast om, när svaret, när provet, när proverna',
    mooted: 'prat om, pratade om, pratat om, tal om, talade om, nämnde, föreslog, föreslagit',
    opener: 'är, blir, får, visar, fungerar, verkar, hjälper, räcker, biter, skulle, hittar, kommer, går, slår, har, stiger, försvinner, dyker',
    surely: 'skulle',
    follows: `så ringer, så blir, så börjar, så byter, så får, så lägger, så tar, så provar, så går, så ger, så sätter, så ska, så måste, så kan, så ökar,
      då börjar, då byter,
      då får, då lägger, då tar, då provar, då går, då ger, då sätter, då måste, då kan, då blir, börjar vi, startar vi, byter vi, lägger vi, ökar vi, tar vi,
      provar vi, går vi, ger vi, sätter vi, kan vi, måste vi, får du, får han, får hon, finns det, har vi`,
  },
  da: {
    denied: 'ikke, ej, stadig, stadigvæk, fortsat, endnu',
    of: 'det, den, dette, de, dem, er, har, bedre, nok, ned, nede, hjælper, virker, holder, rækker, går, kommer, feber, ondt',
    result: `viser, påvis@, bekræft@, positiv, positivt, negativ, negativt, fund, svaret, prøven, prøverne, blodprøv@, levertal@, leverprøv@, billedet,
      billederne, scan@, skann@, røntgen@, ultralyd@, MR@, CT@, leveren, nyrerne, bedre, værre,
      sænkning@, blodprocent@, værdien, værdierne, prøvesvar@, tallet, tallene, infektionstal@, nyretal@, jernet, jerndepot@, ferritin@, kalium@, natrium@,
      stofskifte@, CRP@, TSH@, Hb, HbA1c, INR, langtidsblodsukker@, den er høj, den er lav, det er højt, det er lavt, de er høje, de er lave,
      dyrkning@, vokser`,
    proviso: 'først når, først hvis, kun hvis, når svaret, når prøven, når prøverne',
    mooted: 'snak om, snakkede om, snakket om, tale om, talte om, talt om, nævnte, foreslog, foreslået',
    opener: 'er, bliver, får, viser, virker, fungerer, hjælper, holder, rækker, skulle, finder, kommer, går, slår, har, stiger, forsvinder, dukker',
    surely: 'skulle',
    follows: `så ringer, så bliver, da bliver, så begynder, så starter, så skifter, så bytter, så får, så lægger, så tager, så prøver, så går, så giver,
      så sætter, så skal, så må, så kan,
      så øger, begynder vi, starter vi, skifter vi, bytter vi, lægger vi, øger vi, tager vi, prøver vi, går vi, giver vi, sætter vi, kan vi, må vi, får du,
      får han, får hun, findes der, har vi`,
  },
  en: {
    denied: "not, no, isn't, doesn't, don't, hasn't, haven't, aren't, won't, still",
    of: `it, it's, that, that's, this, these, they, you're, you've, pressure, pressure's, up, better, enough, work, works, working, help, helps, helping,
      clear, clears, hold, holds, settle, settles, settled, down, there, pain, fever, temperature,
      tolerate, tolerates, tolerating`,
    result: `shows, show, confirm@, positive, negative, comes back, come back, finds, scan, scans, x-ray, ultrasound, MRI, CT, test, tests, results, bloods,
      swab, culture, liver, kidneys, better, worse, marker, markers, blood count, iron, iron's,
      ferritin, potassium, sodium, thyroid, CRP, TSH, ESR, HbA1c, INR, it is high, it's high, it is low, it's low, they're high, they're low, it is up, grows`,
    proviso: 'only once, once the, once it, once we, once your, once his, once her, only if, only when',
    mooted: 'talk of, talked of, talked about, spoke of, spoke about, mentioned, suggested, talking about',
    opener: 'should, were, had',
    surely: 'should',
    follows: "then, we'd, we'll, i'd, i'll, we would, we will, we can, we could, there's, you'd, you can, next thing, next step",
  },
  ru: {
    denied: 'не, нет, еще, все еще, по-прежнему, снова, опять',
    of: `поможет, помогает, помогут, станет, будет, пройдет, спадет, снизится, упадет, уйдет, хватит, хватает, лучше, легче, температура, температур@,
      давление, держится, болит`,
    result: `покаж@, подтверд@, положительн@, отрицательн@, найдем, найдут, узи, снимок, снимке, рентген@, мрт, кт, анализ@, посев@, результат@, печень,
      почки, лучше, хуже,
      соэ, срб, ттг, гемоглобин@, ферритин@, калий, натрий, железо, показател@, вырастет`,
    proviso: 'только когда, только если, только после, когда придет, когда будет готов',
    mooted: 'речь о, речь про, говорил о, говорила о, говорили о, говорил про, говорила про, говорили про, предлагал@, упомин@, упомян@',
    opener: 'поможет, покажет, подтвердится, будет, станет, вырастет, поднимется, упадет, спадет, пройдет, снизится, найдем, окажется',
    surely: 'окажется',
    follows: 'тогда, перейдем, начнем, добавим, заменим, поменяем, сменим, введем, назначим, назначу, попробуем, выпишу, дадим',
  },
}
