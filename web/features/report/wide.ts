/** From here on the rail stands beside the document; below it is a sheet (looks, "Width"). */
export const WIDE = '(min-width: 90em)'
