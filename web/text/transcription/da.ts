import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  title: 'Skriv eller indsæt samtalen',
  hint: 'Indsæt en transskription, slip en tekstfil her, eller skriv stikord. Du får en rapport, hvor hver sætning viser, hvor den kommer fra.',
  placeholder: 'Læge: Hvad kan jeg hjælpe dig med?\nPatient: Jeg har haft ondt i halsen siden i mandags …',
  placeholder_vet: 'Dyrlæge: Hvordan har han det i dag?\nEjer: Han har kastet op siden i går …',
  send: 'Lav rapport',
  keys: 'Ctrl + Enter',
  chooseFile: 'Vælg tekstfil',
  notText: 'Filen er ikke ren tekst. Vælg en .txt-fil; lydfiler uploades fra optagesiden.',
  tooLong: 'Teksten er for lang. Grænsen er 600.000 tegn; del den i to sager.',
  sendFailed: 'Rapporten blev ikke lavet',
  textIsHere: 'Din tekst står her stadig.',
  readOnly: 'Abonnementet er ikke aktivt, så nye sager kan ikke oprettes.',
}
