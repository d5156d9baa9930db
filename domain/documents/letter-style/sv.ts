import { word } from './style.ts'
import type { LetterStyle } from './style.ts'

export const sv: LetterStyle = {
  written: `
nåt: något
nånting: någonting
nån: någon
nåra: några
sånt: sådant
sån: sådan
sånna: sådana
mej: mig
dej: dig
sej: sig
knät: knäet
morrn: morgon
imorse: i morse
idag: i dag
inatt: i natt
`,
  rewordings: [
    [/(?<=(?:höger|vänster) )(knä|ör|ög)(?:et|t|at)(?!\p{L})/giu, '$1§'],
    [/(?<=(?:höger|vänster) )(axel|fot|hand|arm|höft|fotled|ljumske)n(?!\p{L})/giu, '$1'],
    [/(?<=ör|ög)§/giu, 'a'],
    [/§/gu, ''],
    [/, ja, /giu, ' '],
    [word('medialt'), 'på insidan'],
    [word('lateralt'), 'på utsidan'],
    [word('basalt'), 'längst ner'],
    [/^Ingen svimmat\.$/iu, 'Du har inte svimmat.'],
    [/^(?:Ja|Jo|Nej då|Alltså), (?=\p{L})/iu, ''],
    [/, (?:ja|alltså|liksom|va)\.$/iu, '.'],
  ],
  family: [
    [/^(?:Pappan|Pappa|Fadern) (?=hade|har|dog|fick)/u, 'Din pappa '],
    [/^(?:Mamman|Mamma|Modern) (?=hade|har|dog|fick)/u, 'Din mamma '],
    [/^(?:Brodern|Bror|Brorsan) (?=hade|har|dog|fick)/u, 'Din bror '],
    [/^(?:Systern|Syster|Syrran) (?=hade|har|dog|fick)/u, 'Din syster '],
  ],
  subjects: {
    med: [
      [
        'Remitteras|Sjukskrivs|Läggs in|Opereras|Följs upp|Kontrolleras|Undersöks|Kallas|Blev (?:opererad|inlagd|undersökt|behandlad|' +
          'sjukskriven|slagen|stungen|biten)|Är (?:sjukskriven|illamående|yr|trött|opererad|vaccinerad|gravid|allergisk)|' +
          'Blir (?:andfådd|yr|trött)|Trappar ner|Fortsätter med|Slutar med',
        'Du',
      ],
      ['Tog|Provar|Beställer|Skickar|Skriver|Rekommenderar|Bokar|Avvaktar|Gav|Har beställt|Har skickat|Ringer (?:läkaren|jouren|avdelningen|sjukhuset)', 'Vi'],
    ],
    vet: [
      ['Remitteras|Läggs in|Opereras|Undersöks|Är (?:vaccinerad|kastrerad|opererad)|Har (?:inte )?(?:kräkts|haft|ätit|druckit|kissat|bajsat)', 'Djuret'],
      ['Tog|Provar|Beställer|Skickar|Skriver|Rekommenderar|Bokar|Avvaktar|Gav|Röntgar', 'Vi'],
    ],
  },
  orphan:
    /^(?:(?:ja|nej|jo|alltså|men),? )?(?:(?:detta|denna|dessa|det där|den där|det här|den här) \p{L}+|\p{L}+ här|\p{L}+ igen|\d+ år, ja|.*, du vet, .*)\.$/iu,
  call: word('ring\\p{L}*|kontakt\\p{L}*|hör av|112|1177|sök\\p{L}*|akuten|kom(?:mer)? tillbaka', 'iu'),
}
