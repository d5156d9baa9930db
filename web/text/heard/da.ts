import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  title: 'Teksten indtil nu',
  words: 'Teksten indtil nu',
  show: 'Vis teksten undervejs',
  off: 'Slået fra. Optagelsen fortsætter som normalt.',
  coming: 'Teksten kommer efterhånden, de første ord efter cirka et halvt minut.',
  noWords: 'Der er ikke hørt nogen ord endnu.',
  noEngine: 'Der er ikke sat talegenkendelse op her, så der kommer ingen tekst undervejs. Lyden bliver gemt.',
  engineAway: 'Talegenkendelsen svarer ikke lige nu. Lyden bliver gemt, og teksten kommer, når den er tilbage.',
  behind: 'Teksten kan ikke hentes lige nu. Optagelsen kører, som den skal.',
  clear: 'Hørt tydeligt',
  fair: 'Noget usikkert hørt',
  poor: 'Dårligt hørt',
  unsure: 'usikkert',
  legend: 'Prikket streg: usikkert hørt',
  toEnd: 'Til slutningen',
}
