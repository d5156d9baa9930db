import type { Figure, Part, Point } from './shape.ts'
import { across, ellipse, limb } from './shape.ts'

type Proportions = { readonly headSize: number; readonly bodyScale: Point }

/** A child's head is large for its body, its limbs short. */
const PROPORTIONS: Readonly<Record<'adult' | 'child', Proportions>> = {
  adult: { headSize: 1, bodyScale: [1, 1] },
  child: { headSize: 1.12, bodyScale: [0.86, 0.72] },
}

const WIDTH = 220
const AXIS = WIDTH / 2
const SHOULDERS_Y = 84
const FULL_HEIGHT = 424

/** Half the width of the trunk from the neck down; between two points it changes evenly. */
const TRUNK: readonly Point[] = [[58, 9], [76, 10], [86, 30], [100, 37], [118, 33], [150, 28], [172, 26], [200, 33], [224, 37], [236, 30], [252, 3]]
const STEP = 4
/** The flank lies outside the rest of the trunk, so wide. */
const FLANK = 8

function halfWidth(y: number): number {
  const next = Math.max(1, TRUNK.findIndex(([at]) => at >= y))
  const [fromY, from] = TRUNK[next - 1] ?? [y, 0]
  const [toY, to] = TRUNK[next] ?? [y + 1, 0]
  return from + ((to - from) * (y - fromY)) / (toY - fromY)
}

type Place = (x: number, y: number) => Point

/** A band of the trunk between two heights, the outer rim left out where the flank runs. */
function band(at: Place, [top, bottom]: Point, rim = 0): string {
  const heights = Array.from({ length: Math.floor((bottom - top) / STEP) + 1 }, (_, step) => top + step * STEP)
  if (heights.at(-1) !== bottom) heights.push(bottom)
  const left = heights.map((y) => at(AXIS - halfWidth(y) + rim, y))
  const right = heights.toReversed().map((y) => at(AXIS + halfWidth(y) - rim, y))
  return outline([...left, ...right])
}

function flank(at: Place, side: 1 | -1): string {
  const heights = Array.from({ length: 23 }, (_, step) => 116 + step * STEP)
  const outer = heights.map((y) => at(AXIS + side * halfWidth(y), y))
  const inner = heights.toReversed().map((y) => at(AXIS + side * (halfWidth(y) - FLANK), y))
  return outline([...outer, ...inner])
}

function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Where a point of the grown body lies in this one, how to draw a thing on both sides, and how far things shrink. */
type Ground = { readonly at: Place; readonly pair: (draw: (point: Place) => string) => string[]; readonly scale: Point }

function trunkParts({ at, pair, scale }: Ground, side: 'front' | 'back'): Part[] {
  const flanks: Part = { regions: ['flank_axilla'], outlines: [flank(at, -1), flank(at, 1)] }
  if (side === 'back') {
    return [
      { regions: ['neck'], outlines: [band(at, [58, 84])] },
      { regions: ['back'], outlines: [band(at, [84, 116]), band(at, [116, 160], FLANK)] },
      { regions: ['lower_back'], outlines: [band(at, [160, 208], FLANK)] },
      { regions: ['hip'], outlines: pair((point) => ellipse(point(92, 222), [18 * scale[0], 26 * scale[1]])) },
      { regions: ['rectum'], outlines: [ellipse(at(AXIS, 234), [6 * scale[0], 9 * scale[1]])] },
      flanks,
    ]
  }
  return [
    { regions: ['throat'], outlines: [band(at, [58, 84])] },
    { regions: ['chest'], outlines: [band(at, [84, 116]), band(at, [116, 150], FLANK)] },
    { regions: ['breast'], outlines: pair((point) => ellipse(point(96, 124), [11 * scale[0], 11 * scale[1]])) },
    { regions: ['abdomen'], outlines: [band(at, [150, 196], FLANK)] },
    { regions: ['urinary'], outlines: [band(at, [196, 216], FLANK)] },
    { regions: ['pelvis_female', 'genital_male'], outlines: [band(at, [216, 252], FLANK / 2)] },
    { regions: ['hip'], outlines: pair((point) => ellipse(point(75, 218), [9 * scale[0], 19 * scale[1]])) },
    flanks,
  ]
}

function limbParts({ pair, scale: [wide, tall] }: Ground): Part[] {
  const half = ([from, to]: Point): Point => [from * wide, to * wide]
  return [
    { regions: ['arm'], outlines: [...pair((point) => limb(point(66, 108), point(52, 158), half([13, 10]))), ...pair((point) => limb(point(47, 184), point(37, 220), half([10, 7])))] },
    { regions: ['shoulder'], outlines: pair((point) => ellipse(point(69, 102), [17 * wide, 16 * tall])) },
    { regions: ['elbow'], outlines: pair((point) => ellipse(point(49, 171), [11 * wide, 12 * tall])) },
    { regions: ['hand_finger'], outlines: pair((point) => ellipse(point(29, 250), [10 * wide, 19 * tall], 8)) },
    { regions: ['wrist'], outlines: pair((point) => ellipse(point(34, 229), [8.5 * wide, 8 * tall])) },
    { regions: ['leg'], outlines: [...pair((point) => limb(point(91, 246), point(90, 304), half([19, 13.5]))), ...pair((point) => limb(point(89.5, 338), point(89, 384), half([13, 8])))] },
    { regions: ['knee'], outlines: pair((point) => ellipse(point(90, 321), [14 * wide, 15 * tall])) },
    { regions: ['foot_toe'], outlines: pair((point) => ellipse(point(83, 410), [16 * wide, 9 * tall], -12)) },
    { regions: ['ankle'], outlines: pair((point) => ellipse(point(88.5, 394), [9.5 * wide, 9 * tall])) },
  ]
}

/** Lays out the parts of a person seen from the front or from behind. */
export function humanFigure(age: 'adult' | 'child', side: 'front' | 'back'): Figure {
  const { headSize, bodyScale } = PROPORTIONS[age]
  const at: Place = (x, y) => [AXIS + (x - AXIS) * bodyScale[0], SHOULDERS_Y + (y - SHOULDERS_Y) * bodyScale[1]]
  const pair = (draw: (point: Place) => string): string[] => [draw(at), draw((x, y) => across(AXIS, at(x, y)))]
  const ground: Ground = { at, pair, scale: bodyScale }
  const headY = SHOULDERS_Y - 20 - 30 * headSize
  const head: Part = { regions: ['head'], outlines: [ellipse([AXIS, headY], [23 * headSize, 30 * headSize])] }
  const top = headY - 30 * headSize - 6
  const parts = [...limbParts(ground), ...trunkParts(ground, side), head]
  return { top, width: WIDTH, height: at(0, FULL_HEIGHT)[1] - top, parts, lines: [] }
}
