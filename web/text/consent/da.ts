import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  inform: 'Patienten er informeret',
  inform_vet: 'Ejeren er informeret',
  informedAt: 'Patienten blev informeret {{time}}',
  informedAt_vet: 'Ejeren blev informeret {{time}}',
  undo: 'Fortryd',
  needed: 'Markér, at patienten er informeret om optagelsen, så kan du starte.',
  needed_vet: 'Markér, at ejeren er informeret om optagelsen, så kan du starte.',
  neededForText: 'Markér, at patienten er informeret om, at samtalen bliver til tekst.',
  neededForText_vet: 'Markér, at ejeren er informeret om, at samtalen bliver til tekst.',
}
