import type { PatientDescriptor } from '#contract/patient.ts'
import type { Vertical } from '#contract/vertical.ts'
import { ADULT } from './adult.ts'
import { CAT } from './cat.ts'
import { CATTLE } from './cattle.ts'
import { CHILD } from './child.ts'
import { DOG } from './dog.ts'
import { HEAD_FIGURE } from './head-figure.ts'
import { HORSE } from './horse.ts'
import { humanFigure } from './human-parts.ts'
import { RABBIT } from './rabbit.ts'
import type { Figure } from './shape.ts'

/** The animals that have a drawing of their own, seen from the side and looking left. */
const ANIMALS = { dog: DOG, cat: CAT, rabbit: RABBIT, horse: HORSE, cattle: CATTLE } as const
type Animal = keyof typeof ANIMALS

/** The bodies an edition can be shown, and the sides of a person. */
export const BODIES = { med: ['adult', 'child'], vet: ['dog', 'cat', 'rabbit', 'horse', 'cattle'] } as const satisfies Record<Vertical, readonly string[]>
export const SIDES = ['front', 'back', 'head'] as const

export type Body = (typeof BODIES)[Vertical][number]
export type Side = (typeof SIDES)[number]

/** True for a text that names a body of the edition. */
export function isBody(text: string, edition: Vertical): text is Body {
  return BODIES[edition].some((body) => body === text)
}

/** True for a text that names a side. */
export function isSide(text: string): text is Side {
  return SIDES.some((side) => side === text)
}

const isAnimal = (body: Body): body is Animal => body in ANIMALS

/** Draws the body asked for; animals have one side. */
export function chooseFigure(body: Body, side: Side): Figure {
  if (isAnimal(body)) return ANIMALS[body]
  return side === 'head' ? HEAD_FIGURE : humanFigure(body === 'child' ? CHILD : ADULT, side)
}

/** From this age on a person is drawn grown. */
const GROWN_YEARS = 13

/** The body of who came, as far as somebody told: a child by its age, an animal by its species; those of the farm share one drawing. */
export function bodyOf(descriptor: PatientDescriptor | null, edition: Vertical): Body {
  if (descriptor?.kind === 'human' && edition === 'med') return descriptor.ageIsPreset !== true && descriptor.ageYears < GROWN_YEARS ? 'child' : 'adult'
  if (descriptor?.kind !== 'animal' || edition !== 'vet') return BODIES[edition][0]
  if (descriptor.species !== 'other') return descriptor.species
  return descriptor.otherSpecies === undefined ? BODIES.vet[0] : 'cattle'
}

/** The species whose complaints are offered on a body: of the animals that share a drawing, all are. */
export const speciesOn = (body: Body): string | undefined => (isAnimal(body) && body !== 'cattle' ? body : undefined)

/** Regions that are everywhere and so on no drawing. */
export const WHOLE_BODY: readonly string[] = ['general', 'skin', 'mind', 'whole_musculoskeletal', 'nerve_general', 'lymph_blood']
