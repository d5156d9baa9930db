/** What we ask of subset-font, which brings no types of its own. */
declare module 'subset-font' {
  type Range = { readonly min: number; readonly max: number; readonly default: number }
  type Wishes = { readonly targetFormat: 'woff2'; readonly variationAxes: Readonly<Record<string, Range>>; readonly keepFeatures: readonly string[] }
  export default function subsetFont(face: Buffer, letters: string, wishes: Wishes): Promise<Buffer>
}
