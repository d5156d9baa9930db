import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  inform: 'Patienten är informerad',
  inform_vet: 'Ägaren är informerad',
  informedAt: 'Patienten informerades {{time}}',
  informedAt_vet: 'Ägaren informerades {{time}}',
  undo: 'Ångra',
  needed: 'Markera att patienten är informerad om inspelningen, så kan du starta.',
  needed_vet: 'Markera att ägaren är informerad om inspelningen, så kan du starta.',
  neededForText: 'Markera att patienten är informerad om att samtalet blir text.',
  neededForText_vet: 'Markera att ägaren är informerad om att samtalet blir text.',
}
