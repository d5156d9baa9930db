import type { Figure, Part, Point } from './shape.ts'
import { band, ellipse } from './shape.ts'

/** How a person is built: heights from the crown down, and half widths from the middle. */
export type Build = {
  readonly outline: string
  readonly height: number
  readonly chin: number
  readonly shoulder: number
  readonly armpit: number
  readonly ribs: number
  readonly navel: number
  readonly groin: number
  readonly crotch: number
  readonly elbow: Point
  readonly wrist: Point
  readonly knee: Point
  readonly ankle: Point
  /** Where the trunk ends and the arm begins, and where the side of the trunk begins. */
  readonly arm: number
  readonly side: number
  readonly lines: readonly string[]
}

const WIDTH = 200
const AXIS = WIDTH / 2
/** Presses beside the body are taken too. */
const OUTER = 98
/** The border of a joint hangs so far; what lies above reaches under it. */
const HANGS = 5

/** Both sides, between two distances from the middle. */
const onBothSides = ([from, to]: Point, heights: Point, sag?: number): string[] => [
  band([AXIS + from, AXIS + to], heights, sag),
  band([AXIS - to, AXIS - from], heights, sag),
]
const across = (half: number, heights: Point, sag?: number): string => band([AXIS - half, AXIS + half], heights, sag)

function limbParts({ shoulder, armpit, crotch, elbow, wrist, knee, ankle, arm, height }: Build): Part[] {
  return [
    { regions: ['arm'], outlines: [...onBothSides([arm, OUTER], [armpit, elbow[0] + HANGS]), ...onBothSides([arm, OUTER], [elbow[1], wrist[0] + HANGS])] },
    { regions: ['shoulder'], outlines: onBothSides([arm - 12, OUTER], [shoulder - 8, armpit], 5) },
    { regions: ['elbow'], outlines: onBothSides([arm, OUTER], elbow, 3) },
    { regions: ['hand_finger'], outlines: onBothSides([arm, OUTER], [wrist[1], wrist[1] + 46]) },
    { regions: ['wrist'], outlines: onBothSides([arm, OUTER], wrist, 3) },
    { regions: ['leg'], outlines: [...onBothSides([0, arm], [crotch, knee[0] + HANGS]), ...onBothSides([0, arm], [knee[1], ankle[0] + HANGS])] },
    { regions: ['knee'], outlines: onBothSides([0, arm], knee, 4) },
    { regions: ['foot_toe'], outlines: onBothSides([0, arm + 8], [ankle[1], height + 8]) },
    { regions: ['ankle'], outlines: onBothSides([0, arm], ankle, 3) },
  ]
}

function frontParts({ chin, shoulder, armpit, ribs, navel, groin, crotch, arm, side }: Build): Part[] {
  return [
    { regions: ['chest'], outlines: [across(arm - 12, [shoulder, ribs], 8)] },
    { regions: ['throat'], outlines: [across(26, [chin - 8, shoulder + 4], 6)] },
    { regions: ['abdomen'], outlines: [across(side, [ribs, navel], 8)] },
    { regions: ['urinary'], outlines: [across(side, [navel, groin], 8)] },
    { regions: ['hip'], outlines: onBothSides([side - 10, arm], [navel + 4, crotch]) },
    { regions: ['pelvis_female', 'genital_male'], outlines: [across(side - 8, [groin, crotch + 14], 8)] },
    { regions: ['flank_axilla'], outlines: onBothSides([side, arm], [armpit - 4, navel + 4]) },
    { regions: ['breast'], outlines: [1, -1].map((turn) => ellipse([AXIS + turn * (side - 9), (armpit + ribs) / 2 - 3], [16, 15])), isQuiet: true },
  ]
}

function backParts({ chin, shoulder, armpit, ribs, navel, crotch, arm, side }: Build): Part[] {
  return [
    { regions: ['back'], outlines: [across(arm - 12, [shoulder, ribs + 6], 8)] },
    { regions: ['neck'], outlines: [across(26, [chin - 16, shoulder + 2], 6)] },
    { regions: ['lower_back'], outlines: [across(side, [ribs + 6, navel + 8], 6)] },
    { regions: ['hip'], outlines: [across(arm, [navel + 8, crotch + 8], 6)] },
    { regions: ['rectum'], outlines: [ellipse([AXIS, crotch - 8], [15, 17])], isQuiet: true },
    { regions: ['flank_axilla'], outlines: onBothSides([side, arm], [armpit - 4, navel + 8]) },
  ]
}

/** Lays out the parts of a person seen from the front or from behind. */
export function humanFigure(build: Build, side: 'front' | 'back'): Figure {
  const { outline, height, chin, lines } = build
  const head: Part = { regions: ['head'], outlines: [across(34, [-6, chin - (side === 'front' ? 4 : 10)], 5)] }
  const trunk = side === 'front' ? frontParts(build) : backParts(build)
  return { width: WIDTH, height, outline, isHalf: true, parts: [...limbParts(build), ...trunk, head], lines: side === 'front' ? lines : [] }
}
