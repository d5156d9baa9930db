/** A part of a drawn body that can be pressed: the regions it stands for, and its outline as SVG path data. */
export type Part = { readonly regions: readonly string[]; readonly outlines: readonly string[] }

/** A drawn body; `lines` are drawn over the parts and cannot be pressed. */
export type Figure = { readonly top: number; readonly width: number; readonly height: number; readonly parts: readonly Part[]; readonly lines: readonly string[] }

type Point = readonly [x: number, y: number]

const round = (value: number): string => String(Math.round(value * 10) / 10)

/** An ellipse, turned by degrees. */
export function ellipse([x, y]: Point, [rx, ry]: Point, turn = 0): string {
  const angle = (turn * Math.PI) / 180
  const dx = rx * Math.cos(angle)
  const dy = rx * Math.sin(angle)
  const arc = `A${round(rx)} ${round(ry)} ${round(turn)} 1 1`
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${round(x + dx)} ${round(y + dy)}${arc} ${round(x - dx)} ${round(y - dy)}Z`
}

/** A limb between two points, with a half width at either end and round ends. */
export function limb(from: Point, to: Point, [start, end]: Point): string {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  const sideways: Point = [-dy / length, dx / length]
  const at = ([x, y]: Point, half: number): string => `${round(x + sideways[0] * half)} ${round(y + sideways[1] * half)}`
  return `M${at(from, start)}L${at(to, end)}A${round(end)} ${round(end)} 0 0 0 ${at(to, -end)}L${at(from, -start)}A${round(start)} ${round(start)} 0 0 0 ${at(from, start)}Z`
}

/** The same point on the other side of an upright axis. */
export function across(axis: number, [x, y]: Point): Point {
  return [2 * axis - x, y]
}

export type { Point }
