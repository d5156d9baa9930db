const NAME = String.raw`["'«“„]?(?<name>[\p{L} ]{3,40}?)["'»”]?`
const HEADING = String.raw`["'«“„]?(?<heading>[^"'«»“”„\n]{2,80}?)["'»”]?[.!]?`
const SECTION = String.raw`(?:(?:overskriften|seksjonen|avsnittet|rubriken|sektionen|afsnittet|the (?:section|heading)|section|heading|раздел|заголовок) )?`

const line = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu')

/** How clinicians of all languages say what is to hold for every report; each pattern is held against one line or sentence of the instructions. */
export const STANDING_WORDS = {
  /** `Kall Plan for «Videre oppfølging»`, `Plan skal hete Videre`, `Use the heading Follow-up for Plan`. */
  renaming: [
    line(
      '(?:alltid |altid |always |всегда )?(?:kall|døp om|omdøp|kalla|döp om|kald|omdøb|rename|call|назови|назовите|переименуй|' +
        `переименуйте) ${SECTION}${NAME} (?:for|til|till|to|as|i stedet|istället för|в|как) ${HEADING}`,
    ),
    line(`(?:call|rename|kall|kalla|kald|назови|назовите) ${SECTION}${NAME} ["'«“„](?<heading>[^"'«»“”„\\n]{2,80})["'»”][.!]?`),
    line(
      `${SECTION}${NAME} (?:skal hete|skal kalles|ska heta|ska kallas|skal hedde|skal kaldes|should be called|shall be called|is to be called|` +
        `должен называться|должна называться|должны называться) ${HEADING}`,
    ),
    line(
      `(?:bruk|använd|brug|use|используй|используйте) (?:overskriften|rubriken|the heading|heading|заголовок) ${HEADING} (?:for|på|til|för|to|` +
        `для|вместо) ${SECTION}${NAME}[.!]?`,
    ),
  ],
  /** `BT = blodtrykk`, `Skriv BT som blodtrykk`, `u.a. betyr uten anmerkning`. */
  expansion: new RegExp(
    String.raw`^(?<short>[^\s=]{2,16})\s*(?:=|:|→|->|betyr|betyder|står for|står för|skrives ut som|skrives som|skrivs ut som|skrivs som|skriv|` +
      String.raw`som|means|stands for|is written as|as|означает|значит|пиши как|как)\s*(?<long>[^=]{3,90})$`,
    'iu',
  ),
  /** What may stand before a short form. */
  expanding: new RegExp(
    '^(?:alltid |altid |always |всегда )?(?:skriv ut|skriv|erstatt|ersätt|erstat|write out|write|expand|replace|пиши|пишите|' +
      String.raw`расшифровывай|расшифровывайте)\s+`,
    'iu',
  ),
  /** Words that no long form may bring into a sentence. */
  turning: new RegExp(
    String.raw`(?<!\p{L})(?:ikke|inte|ej|ingen|intet|inget|inga|uten tegn|aldri|aldrig|not|no|never|nicht|не|нет|никогда|без признаков|` +
      String.raw`allerg\p{L}*|аллерг\p{L}*)(?!\p{L})`,
    'iu',
  ),
  /** A list of sections in their order is a wish for what stands first. */
  order: [
    [/^(?:rekkefølgen?|rekkefølge på seksjonene|avsnittenes rekkefølge)(?: skal være| er)?\s*:?\s+/iu, 'begynn med '],
    [/^(?:ordningsföljd(?:en)?|ordning(?:en)?|avsnittens ordning)(?: ska vara| är)?\s*:?\s+/iu, 'börja med '],
    [/^(?:rækkefølgen?|afsnittenes rækkefølge)(?: skal være| er)?\s*:?\s+/iu, 'begynd med '],
    [/^(?:the )?(?:order(?: of (?:the )?sections)?|section order)(?: should be| is)?\s*:?\s+/iu, 'begin with '],
    [/^(?:порядок(?: разделов)?)\s*:?\s+/iu, 'начни с '],
  ] as readonly (readonly [RegExp, string])[],
  /** Changes nothing: everything here holds for every report. */
  always: new RegExp(
    String.raw`(?<!\p{L})(?:alltid|altid|always|всегда|(?:i )?(?:alle|alla) rapporter(?:ne|na)?|rapporter|rapportene|rapporterne|rapporterna|` +
      String.raw`i alla rapporter|(?:in )?(?:all|every) reports?|reports|во всех отчётах)(?!\p{L})`,
    'giu',
  ),
} as const
