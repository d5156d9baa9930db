/** The 95 % interval of a share, by Wilson's score, in per cent: what a set of this size can tell. */
export function interval(part: number, whole: number): { low: number; high: number } {
  if (whole === 0) return { low: 0, high: 100 }
  const z = 1.96
  const share = part / whole
  const centre = share + (z * z) / (2 * whole)
  const spread = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole))
  const scale = 1 + (z * z) / whole
  return { low: (100 * (centre - spread)) / scale, high: (100 * (centre + spread)) / scale }
}
