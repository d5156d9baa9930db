import type { Vertical } from '#contract/vertical.ts'
import type { Animal } from './animal-figure.ts'
import { ANIMALS, animalFigure } from './animal-figure.ts'
import { HEAD_FIGURE } from './head-figure.ts'
import { humanFigure } from './human-figure.ts'
import type { Figure } from './shape.ts'

/** The bodies an edition can be shown, and the sides of one. */
export const BODIES = { med: ['adult', 'child'], vet: ANIMALS } as const satisfies Record<Vertical, readonly string[]>
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

const isAnimal = (body: Body): body is Animal => ANIMALS.some((animal) => animal === body)

/** Draws the body asked for; animals have one side. */
export function chooseFigure(body: Body, side: Side): Figure {
  if (isAnimal(body)) return animalFigure(body)
  return side === 'head' ? HEAD_FIGURE : humanFigure(body, side)
}

/** Regions that are everywhere and so on no drawing. */
export const WHOLE_BODY: readonly string[] = ['general', 'skin', 'mind', 'whole_musculoskeletal', 'nerve_general', 'lymph_blood']
