/** The small words of all five languages by the part they play in a sentence; the same letters play the same part in most of them. */
const PARTS = {
  article: 'en ei et ett eit den det de dei a an the denne dette disse denna detta dessa this that these those этот эта это эту эти тот та',
  quantity: `litt lite lidt mye mykje mycket meget noe nogen noget någon något some any no more ingen inget intet hver hvert varje kvar each every all many
    mange många без много мало каждый`,
  size: `lille lilla liten små little gamle gamla old stor store stora big nye nya nytt ny new god godt good hel hele hela unge unga young stakkars poor kjære
    kära kære dear маленький маленькая старый новый`,
  preposition: `på i ved vid av af fra från om under over över mot mellom mellan bak bakom foran genom gjennom gennem inn ut in on at of by into onto behind
    through against across along в во на под над за из изо от до через между по о об при`,
  beside: 'med til till hos for för with to from к ко с со у для без про via uten utan uden',
  conjunction: 'og och and eller or и или да samt',
  opening: `at att that så so men but da då når när when hvis om if fordi för because что а но когда если потому ja jo nei nej nja yes no okay ok ну вот да
    нет takk tack tak thanks hei hej hi hello okei`,
  be: "er är is var was e am are vert vart heter hedder heiter hette het hed kalles kallas kaldes called named he's she's it's that's i'm name's зовут звали",
  finite:
    "har had has have hadde hade havde skal ska shall vil vill will kan can må måste may might could would should kunne kunde skulle ville " +
    "ble blev blir bliver bor lives fikk fick fik gikk gick gik går goes went kom kommer came comes tar tok tog took takes gir gav gave " +
    "gives så saw vet ved knows ligger står sitter sidder did does do didn't won't can't wants ønsker есть был была будет может хочет живёт " +
    "живет пришёл пришел пришла лежит стоит",
  says: `sier sa seier säger sade siger sagde says said ringer ringte ringde ringede rang calls called spurte spør frågade frågar spurgte spørger asked asks
    fortalte forteller berättade berättar fortæller told tells mener mente menar tror trodde thinks говорит сказал сказала звонил звонила звонит спросил
    спросила пишет считает skrev skriver wrote henviste vurderer anbefaler rekommenderar recommends`,
  tell: `spør fråga spørg ask ring call phone hils hälsa greet si säg sig tell takk tack tak thank hent hämta hjelp hjälp hjælp skriv спросите позвоните
    передайте попросите скажите snakke snakket snakka prata pratade pratat tala talade talat taler talt talk talked spoke speak`,
  pronoun: `han hun hon ho hu ham henne hende honom hans hennes hendes he she him they de dem vi we us jeg jag eg i oss os он она его её ему ей они мы я who
    som который которая`,
  you: 'du deg dig ni er dere you your din ditt dine ты вы вас вам тебя тебе',
  possessive: 'min mi mitt mine mit mina vår vårt våra vores her my our his sin sitt sine sit deres their мой моя моего моей моему мою наш наша',
  time: 'nå nu now i idag today igjen igen again også också too also her här here der där there сейчас теперь тоже здесь там bare bara only',
} as const

const partOf = new Map(Object.entries(PARTS).toReversed().flatMap(([part, words]) => words.split(/\s+/).map((word) => [word, part] as const)))

/** The part a small word plays in a sentence; `other` for every other word. */
export const smallClass = (word: string): string => partOf.get(word) ?? 'other'
