import type { Figure, Part, Point } from './shape.ts'
import { ellipse, limb } from './shape.ts'

/** The animals that have a drawing of their own, seen from the side and looking left. */
export const ANIMALS = ['dog', 'cat', 'horse', 'rabbit'] as const
export type Animal = (typeof ANIMALS)[number]

type Build = {
  readonly back: number
  readonly chest: Point
  readonly belly: Point
  readonly haunch: Point
  readonly depth: number
  readonly head: Point
  readonly headSize: Point
  readonly headTurn: number
  readonly muzzle: Point
  readonly muzzleSize: Point
  readonly ear: { readonly from: Point; readonly to: Point; readonly widths: Point }
  readonly neckWidths: Point
  readonly ground: number
  readonly legWidths: Point
  readonly paw: Point
  readonly tail: readonly { readonly from: Point; readonly to: Point; readonly widths: Point }[]
}

const BUILDS: Readonly<Record<Animal, Build>> = {
  dog: {
    back: 92, chest: [104, 124], belly: [168, 122], haunch: [222, 118], depth: 32, head: [66, 66], headSize: [25, 21], headTurn: 0, muzzle: [36, 76], muzzleSize: [19, 11],
    ear: { from: [80, 56], to: [90, 84], widths: [9, 7] }, neckWidths: [17, 24], ground: 218, legWidths: [14, 8], paw: [15, 8],
    tail: [{ from: [246, 106], to: [280, 72], widths: [7, 4] }],
  },
  cat: {
    back: 104, chest: [108, 132], belly: [166, 131], haunch: [216, 126], depth: 27, head: [70, 86], headSize: [24, 21], headTurn: 0, muzzle: [52, 95], muzzleSize: [11, 8],
    ear: { from: [80, 71], to: [87, 50], widths: [10, 2] }, neckWidths: [17, 22], ground: 208, legWidths: [12, 7], paw: [13, 7],
    tail: [{ from: [238, 116], to: [272, 104], widths: [6, 5] }, { from: [272, 104], to: [284, 58], widths: [5, 4] }],
  },
  horse: {
    back: 84, chest: [112, 112], belly: [172, 110], haunch: [226, 104], depth: 34, head: [56, 40], headSize: [18, 15], headTurn: 0, muzzle: [39, 62], muzzleSize: [25, 11],
    ear: { from: [66, 26], to: [71, 8], widths: [6, 2] }, neckWidths: [16, 29], ground: 250, legWidths: [14, 7], paw: [11, 9],
    tail: [{ from: [254, 92], to: [272, 170], widths: [7, 9] }],
  },
  rabbit: {
    back: 112, chest: [112, 158], belly: [160, 154], haunch: [208, 148], depth: 36, head: [78, 108], headSize: [27, 23], headTurn: 0, muzzle: [56, 118], muzzleSize: [13, 10],
    ear: { from: [90, 90], to: [104, 30], widths: [9, 7] }, neckWidths: [20, 28], ground: 212, legWidths: [13, 8], paw: [18, 8],
    tail: [{ from: [250, 148], to: [258, 142], widths: [11, 11] }],
  },
}

const WIDTH = 300

function headParts(build: Build): Part[] {
  const { head, headSize, muzzle, muzzleSize, ear, headTurn } = build
  const turned = Math.abs(muzzle[1] - head[1]) > 20 ? -50 : 0
  const tip: Point = [muzzle[0] - muzzleSize[0] * (turned === 0 ? 0.72 : 0.5), muzzle[1] + (turned === 0 ? -muzzleSize[1] * 0.3 : muzzleSize[0] * 0.55)]
  return [
    { regions: ['head'], outlines: [ellipse(head, headSize, headTurn)] },
    { regions: ['mouth_teeth'], outlines: [ellipse(muzzle, muzzleSize, turned)] },
    { regions: ['nose'], outlines: [ellipse(tip, [7, 6])] },
    { regions: ['ear'], outlines: [limb(ear.from, ear.to, ear.widths)] },
    { regions: ['eye'], outlines: [ellipse([head[0] - headSize[0] * 0.3, head[1] - headSize[1] * 0.2], [6, 5])] },
  ]
}

function legParts({ chest, haunch, depth, ground, legWidths, paw }: Build): Part[] {
  const top = chest[1] + depth * 0.55
  const columns = [chest[0] - 10, chest[0] + 16, haunch[0] - 6, haunch[0] + 18]
  const [pawWidth, pawHeight] = paw
  const knee = top + (ground - top) * 0.45
  return [
    { regions: ['leg'], outlines: columns.flatMap((x) => [limb([x, top], [x, knee], legWidths), limb([x, knee], [x, ground - pawHeight], [legWidths[1], legWidths[1] * 0.8])]) },
    { regions: ['foot_toe'], outlines: columns.map((x) => ellipse([x - pawWidth * 0.25, ground - pawHeight * 0.6], [pawWidth * 0.8, pawHeight])) },
  ]
}

/** Draws an animal out of its parts. */
export function animalFigure(animal: Animal): Figure {
  const build = BUILDS[animal]
  const { back, chest, belly, haunch, depth, head, neckWidths, tail, ground } = build
  const parts: Part[] = [
    ...legParts(build),
    { regions: ['tail'], outlines: tail.map(({ from, to, widths }) => limb(from, to, widths)) },
    { regions: ['throat'], outlines: [limb([head[0] + 8, head[1] + 8], [chest[0] - 4, chest[1] - depth * 0.3], neckWidths)] },
    { regions: ['rectum'], outlines: [ellipse([haunch[0] + 26, haunch[1] - 6], [9, 11])] },
    { regions: ['pelvis_female', 'genital_male', 'urinary'], outlines: [ellipse([haunch[0] - 2, haunch[1] + 4], [28, depth * 0.92])] },
    { regions: ['abdomen'], outlines: [ellipse(belly, [38, depth * 0.94])] },
    { regions: ['chest'], outlines: [ellipse(chest, [32, depth])] },
    { regions: ['breast'], outlines: [ellipse([belly[0] + 18, belly[1] + depth * 0.78], [22, 7])] },
    { regions: ['back'], outlines: [limb([chest[0] - 2, back + 8], [haunch[0] + 2, haunch[1] - depth * 0.92 + 8], [7, 7])] },
    ...headParts(build),
  ]
  return { top: 0, width: WIDTH, height: ground + 8, parts, lines: [] }
}
