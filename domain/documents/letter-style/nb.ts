import { word } from './style.ts'
import type { LetterStyle } from './style.ts'

export const nb: LetterStyle = {
  written: `
vrei: vred
hovna: hovnet
slutta: sluttet
kasta: kastet
flytta: flyttet
starta: startet
våkna: våknet
hosta: hostet
ramla: ramlet
datt: falt
prata: snakket
snakka: snakket
jobba: jobbet
venta: ventet
merka: merket
klussa: klusset
henta: hentet
kutta: kuttet
innsida: innsiden
utsida: utsiden
framsida: forsiden
baksida: baksiden
sida: siden
natta: natten
legevakta: legevakten
hånda: hånden
skuldra: skulderen
hofta: hoften
tåa: tåen
mora: moren
ikkje: ikke
apendisitt: appendisitt
`,
  rewordings: [
    [/(?<=(?:høyre|venstre) )(kne|ør|øy|håndledd|lår|bryst)et(?!\p{L})/giu, '$1§'],
    [/(?<=(?:høyre|venstre) )(skulder|fot|hånd|arm|legg|ankel|finger|tommel)en(?!\p{L})/giu, '$1'],
    [/(?<=(?:høyre|venstre) )(hofte|lyske|albue|tå|nyre|lunge)n(?!\p{L})/giu, '$1'],
    [/(?<=ør|øy)§/giu, 'e'],
    [/§/gu, ''],
    [/,? sånn,? (?=\d|cirka|ca|rundt)/giu, ' '],
    [/(?<!\p{L})(?:den |det )?medial(?:le|e)? (\p{L}+(?:en|et))(?:, innsiden)?(?!\p{L})/giu, '$1 på innsiden'],
    [/(?<!\p{L})(?:den |det )?laterale (\p{L}+(?:en|et))(?:, utsiden)?(?!\p{L})/giu, '$1 på utsiden'],
    [word('medialt'), 'på innsiden'],
    [word('lateralt'), 'på utsiden'],
    [/(?<!\p{L})og så bare sa det knepp/giu, 'og så knepp det'],
    [/^Hovnet det (?=[^,]*\.$)/u, 'Det hovnet '],
    [/^Flyttet det (?=[^,]*\.$)/u, 'Det flyttet '],
    [/^Startet det (?=[^,]*\.$)/u, 'Det startet '],
    [/^Begynte det (?=[^,]*\.$)/u, 'Det begynte '],
    [/^Hjalp det (?=[^,]*\.$)/u, 'Det hjalp '],
    [/^Opp (?=\p{Ll})/u, ''],
    [/^Passer med /u, 'Det passer med '],
    [/^Ta (?=(?:en |et )?(?:ultralyd|røntgen|mr|ct|blodprøve|ekg|crp|urinprøve))/iu, 'Vi tar '],
    [/^(?:Ja|Jo|Nei da|Ja da|Altså|Men altså), (?=\p{L})/iu, ''],
    [/, (?:ja|altså|liksom|ikke sant)\.$/iu, '.'],
  ],
  family: [
    [/^(Faren|Moren|Broren|Søsteren|Mannen|Sønnen|Datteren|Samboeren) (?!din)/u, '$1 din '],
    [/^Kona (?!di)/u, 'Kona di '],
  ],
  subjects: {
    med: [
      [
        'Henvises|Sykmeldes|Legges inn|Innlegges|Opereres|Følges opp|Kontrolleres|Undersøkes|Innkalles|' +
          'Ble (?:operert|innlagt|undersøkt|behandlet|sykmeldt|slått|stukket|bitt)|Er (?:\\d+ % sykmeldt|sykmeldt|kvalm|svimmel|trøtt|sliten|' +
          'operert|vaksinert|gravid|allergisk|plaget)|Kjente|Trapper ned|Trapper opp|Fortsetter med|Slutter med',
        'Du',
      ],
      [
        'Tok|Prøver|Bestiller|Rekvirerer|Sender|Skriver|Anbefaler|Avtaler|Vurderer|Avventer|Ga|Har bestilt|Har sendt|Setter opp|' +
          'Ringer (?:legen|vakthavende|avdelingen|sykehuset)',
        'Vi',
      ],
    ],
    vet: [
      [
        'Henvises|Legges inn|Innlegges|Opereres|Undersøkes|Er (?:vaksinert|kastrert|sterilisert|operert)|' +
          'Har (?:ikke )?(?:kastet opp|hatt|spist|drukket|tisset|bæsjet)',
        'Dyret',
      ],
      ['Tok|Prøver|Bestiller|Sender|Skriver|Anbefaler|Avtaler|Avventer|Ga|Setter opp', 'Vi'],
    ],
  },
  orphan:
    /^(?:(?:ja|nei|jo|altså|men),? )?(?:(?:dette|denne|disse|det der|den der|det her|den her) \p{L}+|\p{L}+ her|\p{L}+ igjen|\d+ år, ja|.*, du vet, .*)\.$/iu,
  call: word('ring\\p{L}*|kontakt\\p{L}*|legevakt\\p{L}*|113|116117|akuttmottak\\p{L}*|kom(?:mer)? tilbake|oppsøk\\p{L}*', 'iu'),
}
