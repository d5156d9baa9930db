import type { AnimalDescriptor } from '#contract/patient.ts'

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Takes what somebody typed; gives the descriptor with it on one line, and without the field where there is nothing but blanks. */
export function withTyped(descriptor: AnimalDescriptor, field: 'herdNumber' | 'ownerName', typed: string): AnimalDescriptor {
  const { [field]: _before, ...rest } = descriptor
  const line = typed.replace(BREAKS, ' ')
  return line.trim() === '' ? rest : { ...rest, [field]: line }
}

/** What is told of the other species goes with it: the server refuses it of a dog. */
export function changeSpecies(descriptor: AnimalDescriptor, species: AnimalDescriptor['species']): AnimalDescriptor {
  const { otherSpecies: _species, herdNumber: _number, ...rest } = descriptor
  return species === 'other' ? { ...descriptor, species } : { ...rest, species }
}
