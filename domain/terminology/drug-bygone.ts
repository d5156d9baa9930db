import type { Language } from '#contract/vertical.ts'

/** How people tell that a medicine belongs to another time, over words that stand between single blanks. */
type Bygone = {
  /** What takes it up, and the verb: that was, det er. */
  readonly is: string
  /** Of another time, behind the verb. */
  readonly old: string
  /** In a time of its own, behind the verb; of what nobody said how it is taken. */
  readonly when: string
  /** Of another time, by itself. */
  readonly alone: string
  /** Not at this time: of what was taken, that it is over. */
  readonly notNow: string
  /** The verb of use once more, in the past: are you on it? Was. */
  readonly echo: string
  /** Asks whether it goes on. */
  readonly still: string
  /** It stands in the notes, which says nothing of its use. */
  readonly noted: string
}

const WORDS: Readonly<Record<Language, Bygone>> = {
  nb: {
    is: '(?:det|den|dem|de|dei|disse) (?:der )?(?:er|e|æ|var|va) (?:(?:jo|bare|nok|vel|helt|nå|vist|visst|så) )*',
    old: 'gammelt|gammel|gamle|gammalt|gamalt|eldgammel\\p{L}*|kjempegammel\\p{L}*|utgått|utdatert|historie|lenge siden(?! (?:jeg|eg|vi|han|hun|ho|' +
      'sist))|lenge sia(?! (?:jeg|eg|vi|han|hun|ho|sist))|for lenge siden|fra før|fra i fjor|fra den gang|fra den gangen|fra dengang|fra den tida|' +
      'fra den tiden|fra da|den gangen|dengang|en kur|ei kur|en gammel kur|for (?:\\S+ ){1,3}i fjor|for (?:\\S+ ){1,3}i vinter|slutt|over|ferdig|' +
      'ferdige|ikke noe jeg (?:tar|bruker)',
    when: 'da jeg|da eg|da æ|da han|da hun|da ho|da vi|då eg|når jeg hadde|når eg|når jeg',
    alone: 'fra den gang|fra den gangen|fra dengang|for lenge siden|lenge siden(?! (?:jeg|eg|vi|han|hun|ho|sist))|lenge sia(?! (?:jeg|eg|vi|han|hun|ho|sist))',
    notNow: 'ikke nå lenger|ikke nå|ikkje no|ikkje no lenger|itj no|ikke lenger(?! enn)',
    echo: 'sto|stod|gikk|gjekk|tok|brukte|brukte jo|hadde|fikk|fekk|var|gjorde',
    still: 'fortsatt|fremdeles|framleis|fremdeles|ennå|enno|enda|stadig',
    noted: 'står|stend|står det|i kortet|i journalen|på lista|på listen|i reseptlista|her inne|ser jeg|ser eg',
  },
  sv: {
    is: '(?:det|den|dem|de|dom|dessa) (?:där )?(?:är|var) (?:(?:ju|bara|nog|väl|helt|nu|visst|så) )*',
    old: 'gammalt|gammal|gamla|jättegamm\\p{L}+|urgamm\\p{L}+|utgånget|inaktuellt|historia|länge sen(?! (?:jag|vi|han|hon|sist))|länge sedan(?! (?:jag|' +
      'vi|han|hon|sist))|längesen(?! (?:jag|vi|han|hon|sist))|längesedan(?! (?:jag|vi|han|hon|sist))|från förr|från i fjol|från den gången|' +
      'från den tiden|från när|den gången|en kur|en gammal kur|för (?:\\S+ ){1,3}i fjol|för (?:\\S+ ){1,3}i vintras|slut|över|färdigt|inget jag (?:tar|' +
      'äter)',
    when: 'när jag|när han|när hon|när vi|när mamma|när pappa|när min',
    alone: 'från den gången|från den tiden|för länge sen|för länge sedan|länge sen(?! (?:jag|vi|han|hon|sist))|längesen(?! (?:jag|vi|han|hon|sist))',
    notNow: 'inte nu längre|inte nu|inte längre(?! än)|tar (?:den|det|dem|dom) inte nu',
    echo: 'stod|gick|tog|åt|använde|hade|fick|var|gjorde',
    still: 'fortfarande|ännu|än|alltjämt',
    noted: 'står|står det|i journalen|på listan|i listan|här inne|ser jag',
  },
  da: {
    is: '(?:det|den|dem|de|disse) (?:der )?(?:er|var) (?:(?:jo|bare|nok|vel|helt|nu|vist|så) )*',
    old: 'gammelt|gammel|gamle|ældgamm\\p{L}+|udgået|forældet|historie|længe siden(?! (?:jeg|vi|han|hun|sidst))|for længst|fra før|fra sidste år|' +
      'fra dengang|fra den gang|fra den tid|fra da|dengang|en kur|en gammel kur|for (?:\\S+ ){1,3}sidste år|slut|forbi|overstået|' +
      'ikke noget jeg (?:tager|får|bruger)',
    when: 'da jeg|da han|da hun|da vi|da min',
    alone: 'fra dengang|fra den gang|for længst|for længe siden|længe siden(?! (?:jeg|vi|han|hun|sidst))',
    notNow: 'ikke nu længere|ikke nu mere|ikke nu|ikke længere(?! end)|ikke mere(?! end)',
    echo: 'stod|gik|tog|brugte|havde|fik|var|gjorde',
    still: 'stadig|stadigvæk|fortsat|endnu',
    noted: 'står|står der|i kortet|i journalen|på listen|i medicinkortet|herinde|kan jeg se|ser jeg',
  },
  en: {
    is:
      "(?:that's|that is|that was|it's|it is|it was|they're|they are|those are|those were|they were|these are) (?:(?:just|only|all|quite|very|really|from) )*",
    old: 'old|an old one|an old thing|an old list|old ones|out of date|ancient|history|ages ago|years ago|months ago|a long time ago|long ago|' +
      'long gone|back then|a course|a short course|over|done with|finished|gone|for (?:\\S+ ){1,4}(?:last year|last winter|in the winter|last summer)',
    when: 'when|before|back when|back in',
    alone: 'from way back|from back when|years ago|ages ago|long ago|long gone|(?:went|stopped|finished|ended) last (?:year|month|week|summer|winter|' +
      'spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december)',
    notNow: 'not now|not any more|not anymore|not these days|no longer(?! than)|not for (?:ages|years|months)',
    echo: 'was|were|did|had|used to|was once|used to be|took',
    still: 'still|yet|these days',
    noted: 'it says|says here|on your list|on the list|in your notes|in the notes|on the screen|on your record|i see|i can see|your notes say',
  },
  ru: {
    is: '(?:это|он|она|они|оно) (?:(?:уже|еще|просто|все|был|была|было|были) )*',
    old: 'старое|старый|старая|старые|давно|давнее|давнишнее|давнишний|с тех времен|с прошлого|из прошлого|курс|курс был|в прошлом|закончилось|' +
      'закончился|прошло',
    when: 'когда',
    alone: 'с тех времен|давно нет|давно уже нет|это давно|давно закончил\\p{L}*|давно бросил\\p{L}*',
    notNow: 'сейчас нет|сейчас уже нет|уже нет|больше нет',
    echo: 'был|была|были|пил|пила|принимал|принимала|получал|получала|стоял|стояла|давали|кололи',
    still: 'еще|до сих пор|по прежнему|по-прежнему|все еще',
    noted: 'в карте|в карточке|написано|записано|стоит|в списке|числится|указан|указано|вижу',
  },
}

/** `old`: it is of another time, said of it behind its name or by itself. */
export type DrugBygone = {
  readonly old: RegExp
  readonly when: RegExp
  readonly notNow: RegExp
  readonly echo: RegExp
  readonly still: RegExp
  readonly noted: RegExp
}

function compile({ is, old, when, alone, notNow, echo, still, noted }: Bygone): DrugBygone {
  return {
    old: new RegExp(` (?:${is}(?:${old})|${alone})(?= )`, 'u'),
    when: new RegExp(` ${is}(?:${when}) `, 'u'),
    notNow: new RegExp(` (?:${notNow}) `, 'u'),
    // I was · she did, once: a verb and hardly more
    echo: new RegExp(
      `^ (?:(?:ja|jo|yes|да|no|nei|nej|jeg|eg|jag|i|he|she|han|hun|hon|ho|vi|we|я|он|она|den|det|well|but|men) )*(?:${echo})(?: (?:det|den|jeg|` +
        'eg|jag|på|i|da|då|once|ja|jo|before|yes))* $',
      'u',
    ),
    still: new RegExp(` (?:${still}) `, 'u'),
    noted: new RegExp(` (?:${noted}) `, 'u'),
  }
}

const compiled = new Map<Language, DrugBygone>()

/** How it is said in a language that a medicine is of another time. */
export function drugBygoneOf(language: Language): DrugBygone {
  const known = compiled.get(language) ?? compile(WORDS[language])
  compiled.set(language, known)
  return known
}
