import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  heard: 'Samtalen er på {{heard}}, så det er rapporten også. Din indstilling er {{set}}.',
  headingsOnly: 'Skriver du på {{set}}, gælder det overskrifterne; det, der blev sagt, står, som det blev sagt.',
  keep: 'Behold {{heard}}',
  write: 'Skriv på {{set}}',
  failed: 'Sproget blev ikke ændret. Rapporten står som før.',
}
