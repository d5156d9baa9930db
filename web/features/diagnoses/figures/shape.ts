/**
 * A part of a drawn body that can be pressed: the regions it stands for, and its outline as SVG path data. It may reach over the rim: what is filled
 * is cut to the body.
 */
export type Part = {
  readonly regions: readonly string[]
  readonly outlines: readonly string[]
  /** Its border shows only when it is pointed at: around an eye it would look drawn. */
  readonly isQuiet?: true
}

/** A drawn body. */
export type Figure = {
  readonly width: number
  readonly height: number
  /** The rim; of a body that is alike on both sides its right half, from the crown to the crotch. */
  readonly outline: string
  readonly isHalf?: true
  /** Legs on the far side, drawn behind the body. */
  readonly behind?: readonly string[]
  /** The larger first: the last one lies on top. */
  readonly parts: readonly Part[]
  /** Drawn over the parts, not pressed: an eye, the fold of an ear. */
  readonly lines: readonly string[]
}

type Point = readonly [x: number, y: number]

/** An ellipse around a point. */
export function ellipse([x, y]: Point, [rx, ry]: Point): string {
  const arc = `A${rx} ${ry} 0 1 1`
  return `M${x - rx} ${y}${arc} ${x + rx} ${y}${arc} ${x - rx} ${y}Z`
}

/** A stretch between two heights and two sides; its borders hang by `sag`, as they do around something round. */
export function band([left, right]: Point, [top, bottom]: Point, sag = 0): string {
  const middle = (left + right) / 2
  return `M${left} ${top}Q${middle} ${top + sag} ${right} ${top}L${right} ${bottom}Q${middle} ${bottom + sag} ${left} ${bottom}Z`
}

export type { Point }
