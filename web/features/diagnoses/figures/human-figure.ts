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

/** Lays out the parts of a person seen from the front or from behind. */
export function humanFigure(age: 'adult' | 'child', side: 'front' | 'back'): Figure {
  const { headSize, bodyScale } = PROPORTIONS[age]
  const at = (x: number, y: number): Point => [AXIS + (x - AXIS) * bodyScale[0], SHOULDERS_Y + (y - SHOULDERS_Y) * bodyScale[1]]
  const wide = (half: number): number => half * bodyScale[0]
  const pair = (draw: (point: (x: number, y: number) => Point) => string): string[] => [draw(at), draw((x, y) => across(AXIS, at(x, y)))]
  const box = (top: number, bottom: number, [upper, lower]: Point): string => {
    const [, topY] = at(0, top)
    const [, bottomY] = at(0, bottom)
    const [half, lowHalf] = [wide(upper), wide(lower)]
    return `M${AXIS - half} ${topY}L${AXIS + half} ${topY}L${AXIS + lowHalf} ${bottomY}L${AXIS - lowHalf} ${bottomY}Z`
  }
  const headY = SHOULDERS_Y - 20 - 30 * headSize
  const limbs: Part[] = [
    { regions: ['shoulder'], outlines: pair((point) => ellipse(point(71, 99), [wide(16), 15 * bodyScale[1]])) },
    { regions: ['arm'], outlines: [...pair((point) => limb(point(60, 118), point(51, 157), [wide(11.5), wide(9.5)])), ...pair((point) => limb(point(46, 186), point(37, 218), [wide(9), wide(7)]))] },
    { regions: ['elbow'], outlines: pair((point) => ellipse(point(48.5, 171), [wide(9.5), 9.5 * bodyScale[1]])) },
    { regions: ['wrist'], outlines: pair((point) => ellipse(point(34, 229), [wide(7), 6 * bodyScale[1]])) },
    { regions: ['hand_finger'], outlines: pair((point) => ellipse(point(30, 250), [wide(9), 17 * bodyScale[1]], 8)) },
    { regions: ['leg'], outlines: [...pair((point) => limb(point(90, 250), point(89, 301), [wide(17), wide(13)])), ...pair((point) => limb(point(88, 340), point(88, 380), [wide(12), wide(7.5)]))] },
    { regions: ['knee'], outlines: pair((point) => ellipse(point(88.5, 321), [wide(12), 12 * bodyScale[1]])) },
    { regions: ['ankle'], outlines: pair((point) => ellipse(point(88, 393), [wide(8), 7 * bodyScale[1]])) },
    { regions: ['foot_toe'], outlines: pair((point) => ellipse(point(84, 409), [wide(14), 9 * bodyScale[1]], -10)) },
    { regions: ['hip'], outlines: pair((point) => ellipse(point(74.5, 226), [wide(10), 15 * bodyScale[1]])) },
    { regions: ['flank_axilla'], outlines: pair((point) => limb(point(80, 122), point(80, 192), [wide(6), wide(6)])) },
  ]
  const head: Part = { regions: ['head'], outlines: [ellipse([AXIS, headY], [23 * headSize, 30 * headSize])] }
  const trunk: Part[] = side === 'front'
    ? [
        { regions: ['throat'], outlines: [box(60, 84, [10, 14])] },
        { regions: ['chest'], outlines: [box(86, 146, [26, 24])] },
        { regions: ['breast'], outlines: pair((point) => ellipse(point(97.5, 124), [wide(10), 10 * bodyScale[1]])) },
        { regions: ['abdomen'], outlines: [box(149, 196, [24, 24])] },
        { regions: ['urinary'], outlines: [box(199, 219, [24, 25])] },
        { regions: ['pelvis_female', 'genital_male'], outlines: [box(222, 244, [25, 8])] },
      ]
    : [
        { regions: ['neck'], outlines: [box(60, 84, [10, 14])] },
        { regions: ['back'], outlines: [box(86, 158, [26, 24])] },
        { regions: ['lower_back'], outlines: [box(161, 204, [24, 24])] },
        { regions: ['hip'], outlines: pair((point) => ellipse(point(97, 226), [wide(11.5), 18 * bodyScale[1]])) },
        { regions: ['rectum'], outlines: [ellipse(at(110, 236), [wide(5), 7 * bodyScale[1]])] },
      ]
  const top = headY - 30 * headSize - 6
  return { top, width: WIDTH, height: at(0, FULL_HEIGHT)[1] - top, parts: [head, ...limbs, ...trunk], lines: [] }
}
