import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  productName: 'Epikrise',
  skipToContent: 'Gå til indholdet',
}
