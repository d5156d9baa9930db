import type { Language } from '#contract/vertical.ts'
import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** What has been lived through, behind `or` in a question that names things before it: no fever, or lost weight? */
const LIVED_THROUGH = 'gått|mistet|mista|blitt|fått|hatt|kasta|kastet|besvimt|svimt|falt|ramla|kräkts|kräks|svimmat|tappat|ramlat|förlorat|' +
  'blivit|tabt|gået|fået|haft|besvimet|faldet|blevet'

/** Other, or anything of the kind: said to be polite, and asks for nothing. */
const OF_THE_KIND: Readonly<Record<Language, string>> = {
  nb: '(?:eller|og) (?:noe|noko) (?:sånt|slikt|sånn|lignende|liknende|i den duren|annet)',
  sv: '(?:eller|och) (?:något|nåt) (?:sånt|sådant|liknande|annat|i den stilen)',
  da: '(?:eller|og) (?:noget|sådan noget) (?:sådant|lignende|i den stil|den slags|andet)',
  en: '(?:or|and) (?:anything|something|stuff)(?: like that| of that sort| else)?',
  ru: '(?:или|и) (?:чего-то|что-то|чего-нибудь|что-нибудь) (?:такого|такое|подобного|подобное|ещё|еще)',
}

/** A denial in the form that its thing asks for; told of a person it is no thing. */
export const DENIAL_FORMS: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [
    [`=,? ${OF_THE_KIND.nb}(?=[.]?$)`, ''],
    ['=^ingen (?=(?:vondt|nummen|numne?|lammet|utsatt|redd|deprimert|engstelig|urolig|stiv|stive|gått|mistet|mista|kasta|kastet|blitt|lagt|våken|uvel|' +
      'medtatt|halt|treg|varm|kald|klam|blek|gul|høyt|lav|lavt|hovne|hovent|svimmel)(?!\\p{L}))', 'ikke '],
    [`=,? eller (?<=^(?:ingen|ikke) [^.:]{2,60}?,? eller )(?=(?:${LIVED_THROUGH})(?!\\p{L}))`, ', har ikke '],
    [`=^ikke (?=(?:${LIVED_THROUGH})(?!\\p{L}))`, 'har ikke '],
  ],
  sv: [
    [`=,? ${OF_THE_KIND.sv}(?=[.]?$)`, ''],
    ['=^ingen (?=(?:svullen|svullna|bortdomnad|avdomnad|nedstämd|orolig|ledsen|stel|stela|gått|tappat|svårt|lätt|blivit|hängig|halt|varm|kall|blek|gul|' +
      'utsatt|rädd|deprimerad|vaken|dålig|förstoppad)(?!\\p{L}))', 'inte '],
    ['=^ingen (?=(?:ont|tryck|ödem|blod|slem|illamående|hjärtfel|astmabesvär|höga?)(?!\\p{L}))', 'inget '],
    ['=^ingen (?=(?:\\p{L}+(?:ningar|ngar|ader|ioner|iter|rier|gier|or|smärtor|elser|fall|besvär|problem|utslag)|utslag|sår|besvär|problem|kramper|' +
      'svettningar|symtom|sjukdomar|krämpor|värkar|tankar|perioder|anfall|attacker|känningar|planer|händelser|loppor|fästingar|maskar|blåmärken|knölar|' +
        'magproblem)(?!\\p{L}))', 'inga '],
    [`=,? eller (?<=^(?:ingen|inga|inget|inte) [^.:]{2,60}?,? eller )(?=(?:${LIVED_THROUGH})(?!\\p{L}))`, ', har inte '],
    [`=^inte (?=(?:${LIVED_THROUGH})(?!\\p{L}))`, 'har inte '],
  ],
  da: [
    [`=,? ${OF_THE_KIND.da}(?=[.]?$)`, ''],
    ['=^ingen (?=(?:ondt|hævet|følelsesløs|sovende|stiv|stive|bange|urolig|trist|deprimeret|tabt|gået|mistet|blevet|besvær med|svært|utilpas|halt|varm|' +
      'kold|bleg|gul|forkølet|medtaget)(?!\\p{L}))', 'ikke '],
    [`=,? eller (?<=^(?:ingen|ikke|intet) [^.:]{2,60}?,? eller )(?=(?:${LIVED_THROUGH})(?!\\p{L}))`, ', har ikke '],
    [`=^ikke (?=(?:${LIVED_THROUGH})(?!\\p{L}))`, 'har ikke '],
  ],
  en: [[`=,? ${OF_THE_KIND.en}(?=[.]?$)`, '']],
  ru: [[`=,? ${OF_THE_KIND.ru}(?=[.]?$)`, '']],
}
