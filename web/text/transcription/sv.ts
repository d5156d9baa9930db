import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  title: 'Skriv eller klistra in samtalet',
  hint: 'Klistra in en transkription, släpp en textfil här eller skriv stödord. Du får en rapport där varje mening visar varifrån den kommer.',
  placeholder: 'Läkare: Vad kan jag hjälpa dig med?\nPatient: Jag har haft ont i halsen sedan i måndags …',
  placeholder_vet: 'Veterinär: Hur är det med honom i dag?\nÄgare: Han har kräkts sedan i går …',
  send: 'Skapa rapport',
  keys: 'Ctrl + Enter',
  chooseFile: 'Välj textfil',
  notText: 'Filen är inte ren text. Välj en .txt-fil; ljudfiler laddas upp från inspelningssidan.',
  tooLong: 'Texten är för lång. Gränsen är 600 000 tecken; dela upp den i två ärenden.',
  sendFailed: 'Rapporten skapades inte',
  textIsHere: 'Din text står kvar här.',
  readOnly: 'Abonnemanget är inte aktivt, så nya ärenden kan inte skapas.',
}
