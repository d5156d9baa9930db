import type { Language } from '#contract/vertical.ts'
import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** Whoever is rung is not told of: the report is written there. */
const RUNG_AT_END = '(?=[,.;]|$| (?:hvis|om|når|når|när|på|med en gang|straks|samme|igjen|igen|direkt|da|då|if|when|straight|at once|on|before))'

/**
 * The clinician's own words to the patient, as a note has them: who sends and meets is not told of, and when they meet is a control. Read before the
 * rules that put the patient in the place of the one who is spoken to.
 */
export const ADDRESSED: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [
    ['=^(?:(?:så|da|og|men) )*(?:jeg|eg|vi) (?=(?:har )?(?:vurderte|vurdert|tenkte på|tenkt på|vurderer|overveide|overveier) )', ''],
    ['=(?<!\\p{L})(legge|sende|henvise|ha|kalle) deg(?= (?:inn|til|på|ned))', '$1 pasienten'],
    ['=^(?:(?:så|da|nå|og|derfor|men) )*(?:(?:jeg|eg|vi) vil|vil (?:jeg|eg|vi))(?: gjerne| også| bare)* ha (?:et |en |ei )?' +
      '(?=(?:nytt |ny |nye )?\\p{L}{0,20}(?:røntgen|prøve|kontroll|bilde|ultralyd|ekg|urin|blod|mr|ct))', ''],
    ['=^(?:(?:så|da|nå|og|derfor|men) )*(?:jeg|eg|vi) (?:vil|ønsker|ynskjer|tenker|foreslår|anbefaler|synes|syns)(?: gjerne| helst| bare)?,? at (?:du|' +
      'dere|han|hun|ho) '
      + '(?:skal |må |bør )?(?=\\p{L})', ''],
    ['=^(?:(?:så|da|nå|og|derfor|men) )*(?:(?:jeg|eg|vi) henviser|henviser (?:jeg|vi))(?: (?:deg|ham|henne|dere|dykk))? (?=til|for)', 'henvises '],
    ['=^(?:(?:så|da|og|men|greit) )*(?:ellers )(?:vi )?(?:ses|sees|møtes)(?: vi)?(?: igjen| da)?(?: til (?:en )?(?:ny )?kontroll)? (?=når|om |i |på |' +
      'etter|til |første|neste|' +
      '\\d)', 'ellers kontroll '],
    ['=^(?:(?:så|da|og|men|greit) )*(?:vi (?:ses|sees|møtes)|(?:ses|sees|møtes) vi)(?: igjen| da)?(?: til (?:en )?(?:ny )?kontroll)? (?=når|om |i |' +
      'på |etter|til |første|neste|' +
      '\\d)', 'kontroll '],
    ['=^(?:(?:så|da|og) )*vi ser (?:deg|ham|henne|dere) igjen (?=når|om |i |på |etter|første|neste|\\d)', 'kontroll '],
    ['=(?<=^(?:ellers )?kontroll [^,.]*), (?:så |og )?(?:jeg|vi) setter (?:deg|ham|henne) opp (?=på|til|i)', ', settes opp '],
    ['=(?<!\\p{L})(time|timen|legetime|kontroll|tid|besøk|oppfølging) (?:her )?hos (?:meg|oss)(?!\\p{L})', '$1'],
    ['=(?<=(?<!\\p{L})(?:ring|ringe|ringer)(?: (?:du|dere))?) (?:til )?(?:meg|oss)(?=,? eller )', ' klinikken'],
    [`=(?<=(?<!\\p{L})(?:ring|ringe|ringer)(?: (?:du|dere))?) (?:til )?(?:meg|oss)${RUNG_AT_END}`, ''],
    ['=^((?!jeg |vi |hvis |når |om |og |så |da )\\p{L}[^,.:;]{2,40}?) (øk|senk|start|fortsett|trapp|send|bestill|henvis|reduser|sett|stopp|seponer|' +
      'bytt)er (?:jeg|vi)(?= )(?! deg)', '$1 $2es'],
    ['=(?<=, (?:og )?(?:så|da|deretter) )(trapp|mål|bestill|henvis|send|start|øk|reduser|legg|prøv|bytt|sett)er (?:jeg|vi)(?= )(?! å | deg| oss)', '$1es'],
    ['=(?<=, (?:og )?(?:så|da|deretter) )tar (?:jeg|vi)(?= )(?! å | deg| oss| det |[^.]* og ser)', 'tas'],
    ['=(?<!\\p{L})(\\p{L}{2,}(?:en|a|et|ene)) (?:din|di|ditt|dine)(?!\\p{L})', '$1'],
  ],
  sv: [
    ['=^(?:(?:så|då|och|men) )*(?:jag|vi) (?=(?:har )?(?:övervägde|övervägt|funderade på|funderat på|tänkte på|tänkt på) )', ''],
    ['=(?<!\\p{L})(lägga in|skicka|remittera) dig(?!\\p{L})', '$1 patienten'],
    ['=^(?:(?:så|då|nu|och|därför|men) )*(?:(?:jag|vi) vill|vill (?:jag|vi))(?: gärna| också| bara)* ha (?:ett |en )?' +
      '(?=(?:nytt |ny |nya )?\\p{L}{0,20}(?:röntgen|prov|kontroll|bild|ultraljud|ekg|urin|blod|mr|ct))', ''],
    ['=^(?:(?:så|då|nu|och|därför|men) )*(?:jag|vi) (?:vill|önskar|tänker|föreslår|rekommenderar|tycker)(?: gärna| helst| bara)?,? att (?:du|ni|han|hon) '
      + '(?:ska |måste |bör )?(?=\\p{L})', ''],
    ['=^(?:(?:så|då|nu|och|därför|men) )*(?:jag|vi) remitterar(?: (?:dig|honom|henne|er))? (?=till|för)', 'remitteras '],
    ['=^(?:(?:så|då|och|men|bra) )*(?:annars )(?:vi )?(?:ses|träffas)(?: vi)?(?: igen| då)?(?: till (?:ett |en )?(?:nytt )?(?:kontroll|' +
      'återbesök))? (?=när|om |i |på |efter|till |nästa|\\d)', 'annars återbesök '],
    ['=^(?:(?:så|då|och|men|bra) )*(?:vi (?:ses|träffas)|(?:ses|träffas) vi)(?: igen| då)?(?: till (?:ett |en )?(?:nytt )?(?:kontroll|' +
      'återbesök))? (?=när|om |i |på |efter|till |nästa|\\d)', 'återbesök '],
    ['=(?<!\\p{L})(tid|besök|återbesök|kontroll|uppföljning) (?:här )?hos (?:mig|oss)(?!\\p{L})', '$1'],
    ['=(?<=(?<!\\p{L})(?:ring|ringa|ringer)(?: (?:du|ni))?) (?:till )?(?:mig|oss) (?=,? ?eller )', ' mottagningen '],
    [`=(?<=(?<!\\p{L})(?:ring|ringa|ringer)(?: (?:du|ni))?) (?:till )?(?:mig|oss)${RUNG_AT_END}`, ''],
    ['=^((?!jag |vi |om |när |och |så |då )\\p{L}[^,.:;]{2,40}?) (höj|sänk)er (?:vi|jag)(?= )(?! dig)', '$1 $2s'],
    ['=^((?!jag |vi |om |när |och |så |då )\\p{L}[^,.:;]{2,40}?) (öka|minska|starta|skicka|boka|trappa|byta|prova|ta)r (?:vi|jag)(?= )(?! dig)', '$1 $2s'],
    ['=^((?!jag |vi |om |när |och |så |då )\\p{L}[^,.:;]{2,40}?) (sätt|fortsätt|beställ)er (?:vi|jag)(?= )(?! dig)', '$1 $2s'],
    ['=(?<=, (?:och )?(?:så|då|sedan|sen) )(öka|trappa|boka|minska|ta)r (?:jag|vi)(?= )(?! det | dig|[^.]* och ser)', '$1s'],
    ['=(?<!\\p{L})(\\p{L}{2,}(?:en|et|an|na|arna|erna|orna)) (?:din|ditt|dina)(?!\\p{L})', '$1'],
  ],
  da: [
    ['=^(?:(?:så|og|men) )*(?:jeg|vi) (?=(?:har )?(?:overvejede|overvejet|tænkte på|tænkt på|overvejer) )', ''],
    ['=(?<!\\p{L})(indlægge|sende|henvise|have) dig(?!\\p{L})', '$1 patienten'],
    ['=^(?:(?:så|da|nu|og|derfor|men) )*(?:(?:jeg|vi) vil|vil (?:jeg|vi))(?: gerne| også| bare)* have (?:et |en )?' +
      '(?=(?:nyt |ny |nye )?\\p{L}{0,20}(?:røntgen|prøve|kontrol|billede|ultralyd|ekg|urin|blod|mr|ct))', ''],
    ['=^(?:(?:så|da|nu|og|derfor|men) )*(?:jeg|vi) (?:vil|ønsker|tænker|foreslår|anbefaler|synes)(?: gerne| helst| bare)?(?:,? at|,) (?:du|I|han|hun) '
      + '(?:skal |må |bør )?(?=\\p{L})', ''],
    ['=^(?:(?:så|da|nu|og|derfor|men) )*(?:(?:jeg|vi) henviser|henviser (?:jeg|vi))(?: (?:dig|ham|hende|jer))? (?=til|for)', 'henvises '],
    ['=^(?:(?:så|da|og|men|godt) )*(?:ellers )(?:vi )?(?:ses|mødes)(?: vi)?(?: igen| da)?(?: til (?:en )?(?:ny )?kontrol)? (?=når|om |i |på |efter|' +
      'til |næste|\\d)', 'ellers kontrol '],
    ['=^(?:(?:så|da|og|men|godt) )*(?:vi (?:ses|mødes)|(?:ses|mødes) vi)(?: igen| da)?(?: til (?:en )?(?:ny )?kontrol)? (?=når|om |i |på |efter|til |' +
      'næste|\\d)', 'kontrol '],
    ['=(?<!\\p{L})(tid|besøg|kontrol|opfølgning) (?:her )?hos (?:mig|os)(?!\\p{L})', '$1'],
    ['=(?<=(?<!\\p{L})(?:ring|ringe|ringer)(?: (?:du|I))?) (?:til )?(?:mig|os)(?=,? eller )', ' klinikken'],
    [`=(?<=(?<!\\p{L})(?:ring|ringe|ringer)(?: (?:du|I))?) (?:til )?(?:mig|os)${RUNG_AT_END}`, ''],
    ['=^((?!jeg |vi |hvis |når |om |og |så |da )\\p{L}[^,.:;]{2,40}?) (øg|sænk|start|fortsætt|trapp|send|bestill|henvis|reducer|sætt|stopp|seponer|' +
      'skift)er (?:jeg|vi)(?= )(?! dig)', '$1 $2es'],
  ],
  en: [
    ['=^(?:(?:well|so|now|and) )*i (?:did think (?:about|of)|had thought (?:about|of)|thought (?:about|of)|did consider|considered) (?=\\p{L})', 'considered '],
    ["=^(?:(?:so|and|then|okay|right) )*(?:(?:i'll|we'll|i will|we will) )?see (?:you|him|her)(?: again| back| here)? (?=in (?:\\d|a |an |the )|on |" +
      "next |when |after |at )", 'review '],
    ['=(?<!\\p{L})(appointment|review|check-up|checkup|slot) with (?:me|us)(?!\\p{L})', '$1'],
    [`=(?<=(?<!\\p{L})(?:ring|call|phone|contact)) (?:me|us)${RUNG_AT_END}`, ''],
  ],
  ru: [
    ['=^(?:тогда |ну |и )*(?:увидимся|встретимся|жду вас)(?: снова| опять)? (?=через|когда|на |после)', 'контроль '],
    ['=(?<=(?<!\\p{L})(?:звоните|позвоните)) (?:мне|нам)(?=[,.;]|$)', ''],
    ['=(?<=(?<!\\p{L})(?:приходите|на при[её]м|явка|визит)) ко мне(?!\\p{L})', ''],
  ],
}

/** What whoever is told of has done is told of that one: rett inn i meg is not into himself. Behind these verbs it is. */
const OF_ONESELF = 'snur|snudde|snu|legger|la|legge|lagt|setter|satte|sette|bøyer|bøye|bøyde|reiser|reise|reiste|vasker|vaske|rører|røre|beveger|' +
  'bevege|føler|føle|' +
  'følt|kjenner|kjent|slo|slått|skar|skadet|brant|brent|kuttet|strekker|strekke|hviler|hvile|anstrenger|anstrenge|konsentrere|konsentrerer|kler|kle|' +
  'vänder|vända|vände|lägger|lägga|sätter|sätta|böjer|böja|reser|resa|tvättar|rör|röra|känner|känna|kände|skadat|skada|skar|brände|bränt|sträcker|' +
  'vilar|anstränger|koncentrerar|klär|vender|vende|vendte|lægger|lægge|lagde|sætter|bøjer|rejser|rejse|vasker|mærker|følte|hviler|skåret|brændt'
/** Who else does it: a person, or a thing that is known. */
const SOMEBODY = '(?:han|hun|ho|hon|de|dei|dom|den|noen|nokon|någon|nogen|kona|mannen|mamma|pappa|legen|läkaren|lægen|(?:en|ei|et|ett) (?!gang|gång|' +
  'uke|vecka|uge|dag|natt|nat)\\p{L}+)'

const NEARBY = '(?:(?!(?:jeg|eg|jag|som|at|att|når|när|da|då)(?!\\p{L}))[^,.;:]){0,60}?'

/** A patient in the words of somebody else's doing: `så kom en fyr og gikk rett inn i meg`. */
export const DONE_TO: Readonly<Record<'nb' | 'sv' | 'da', Rewrite>> = {
  nb: [`= (?:meg|mæ)(?!\\p{L})(?<=(?<!\\p{L})${SOMEBODY} ${NEARBY} (?:meg|mæ))(?<!(?:${OF_ONESELF})(?: \\p{L}{1,20})? (?:meg|mæ))`, ' pasienten'],
  sv: [`= (?:mig|mej)(?!\\p{L})(?<=(?<!\\p{L})${SOMEBODY} ${NEARBY} (?:mig|mej))(?<!(?:${OF_ONESELF})(?: \\p{L}{1,20})? (?:mig|mej))`, ' patienten'],
  da: [`= mig(?!\\p{L})(?<=(?<!\\p{L})${SOMEBODY} ${NEARBY} mig)(?<!(?:${OF_ONESELF})(?: \\p{L}{1,20})? mig)`, ' patienten'],
}

/** What the clinician did, in the words of the patient: the medicine was raised, whoever says you. */
export const DONE_BY_CLINICIAN: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [
    ['=(?<!\\p{L})(siden|da|etter at|fordi|når|at) (?:du|dere) (øk|reduser|halver|senk)te ([^,.;]{3,60}?)(?=[,.;]|$| (?:i|for|på|til|fra|om|' +
      'sist) )', '$1 $3 ble $2t'],
    ['=(?<!\\p{L})(siden|da|etter at|fordi|når|at) (?:du|dere) (doblet|startet|byttet|stoppet|endret) ([^,.;]{3,60}?)(?=[,.;]|$| (?:i|for|på|til|fra|' +
      'om|sist) )', '$1 $3 ble $2'],
    ['=(?<=(?:fikk|fått|skrevet ut|resept|anbefalt) (?:\\p{L}+ )?)(?:av|fra) (?:deg|dere)(?!\\p{L})', 'av behandler'],
  ],
  sv: [
    ['=(?<!\\p{L})(sedan|sen|när|efter att|eftersom|att) (?:du|ni) (höjde|sänkte|ökade|minskade|bytte|dubblade|halverade|ändrade) ([^,.;]{3,60}?)(?=[,.;]|$| ' +
      '(?:i|för|på|till|från|om|senast) )', '$1 $3 $2s'],
    ['=(?<=(?:fick|fått|utskrivet|recept|rekommenderad) (?:\\p{L}+ )?)(?:av|från) (?:dig|er)(?!\\p{L})', 'av behandlaren'],
  ],
  da: [
    ['=(?<!\\p{L})(siden|da|efter at|fordi|at) (?:du|I) (øg|halver|fordobl|skift|ændr)ede ([^,.;]{3,60}?)(?=[,.;]|$| (?:i|for|på|til|fra|om|' +
      'sidst) )', '$1 $3 blev $2et'],
    ['=(?<=(?:fik|fået|udskrevet|recept|anbefalet) (?:\\p{L}+ )?)(?:af|fra) (?:dig|jer)(?!\\p{L})', 'af behandler'],
  ],
  en: [
    ['=(?<!\\p{L})(since|when|after|because) you (increased|reduced|doubled|halved|changed|stopped|started|raised|lowered) ([^,.;]{3,60}?s)(?=[,.;]|$|' +
      ' (?:in|for|on|to|from|last) )', '$1 $3 were $2'],
    ['=(?<!\\p{L})(since|when|after|because) you (increased|reduced|doubled|halved|changed|stopped|started|raised|lowered) ([^,.;]{3,60}?)(?=[,.;]|$|' +
      ' (?:in|for|on|to|from|last) )', '$1 $3 was $2'],
  ],
  ru: [['=(?<!\\p{L})(как|когда|после того как|что) вы (?=\\p{L}+(?:или|али|ели|яли)(?!\\p{L}))', '$1 ']],
}
