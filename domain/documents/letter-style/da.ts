import { word } from './style.ts'
import type { LetterStyle } from './style.ts'

export const da: LetterStyle = {
  written: `
ik: ikke
ka: kan
li: lige
noen: nogen
`,
  rewordings: [
    [/(?<=(?:højre|venstre) )(knæ|ør|øj|håndled|lår|bryst)et(?!\p{L})/giu, '$1§'],
    [/(?<=(?:højre|venstre) )(skulder|fod|hånd|arm|ankel|finger)en(?!\p{L})/giu, '$1'],
    [/(?<=(?:højre|venstre) )(hofte|lyske|albue|tå|nyre|lunge)n(?!\p{L})/giu, '$1'],
    [/(?<=ør|øj)§/giu, 'e'],
    [/§/gu, ''],
    [word('medialt'), 'på indersiden'],
    [word('lateralt'), 'på ydersiden'],
    [/^(?:Ja|Jo|Nej da|Altså), (?=\p{L})/iu, ''],
    [/, (?:ja|altså|ligesom|ikke)\.$/iu, '.'],
  ],
  family: [
    [/^(?:Faren|Far) (?=havde|har|døde|fik)/u, 'Din far '],
    [/^(?:Moren|Mor) (?=havde|har|døde|fik)/u, 'Din mor '],
    [/^(?:Broren|Bror) (?=havde|har|døde|fik)/u, 'Din bror '],
    [/^(?:Søsteren|Søster) (?=havde|har|døde|fik)/u, 'Din søster '],
  ],
  subjects: {
    med: [
      [
        'Henvises|Sygemeldes|Indlægges|Opereres|Følges op|Kontrolleres|Undersøges|Indkaldes|Blev (?:opereret|indlagt|undersøgt|behandlet|sygemeldt|' +
          'slået|stukket|bidt)|Er (?:sygemeldt|svimmel|træt|opereret|vaccineret|gravid|allergisk)|Trapper ned|Fortsætter med|Stopper med',
        'Du',
      ],
      [
        'Tog|Prøver|Bestiller|Sender|Skriver|Anbefaler|Aftaler|Afventer|Gav|Har bestilt|Har sendt|Ringer (?:til lægen|til vagten|til afdelingen|til sygehuset)',
        'Vi',
      ],
    ],
    vet: [
      [
        'Henvises|Indlægges|Opereres|Undersøges|Er (?:vaccineret|kastreret|steriliseret|opereret)|Har (?:ikke )?(?:kastet op|haft|spist|drukket|tisset)',
        'Dyret',
      ],
      ['Tog|Prøver|Bestiller|Sender|Skriver|Anbefaler|Aftaler|Afventer|Gav', 'Vi'],
    ],
  },
  orphan:
    /^(?:(?:ja|nej|jo|altså|men),? )?(?:(?:dette|denne|disse|det der|den der|det her|den her) \p{L}+|\p{L}+ her|\p{L}+ igen|\d+ år, ja|.*, du ved, .*)\.$/iu,
  call: word('ring\\p{L}*|kontakt\\p{L}*|lægevagt\\p{L}*|112|1813|skadestue\\p{L}*|kom(?:mer)? tilbage|henvend\\p{L}*', 'iu'),
}
