/** From here on the rail stands beside the document; below it is a sheet (looks, "Width"). */
export const WIDE = '(min-width: 90em)'

/** From here on a note stands beside the first lines of the text; below it, over them. */
export const ROOMY = '(min-width: 64em)'
