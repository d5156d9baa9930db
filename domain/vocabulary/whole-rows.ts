/** How far a line must be set in to go on the row before it. */
const GOES_ON = /\n {2,}/g

/** The rows of a table. A row too long for one line goes on in lines set in by two blanks or more, a column or a part of one each. */
export const wholeRows = (table: string): string[] => table.replace(GOES_ON, ' ').split('\n')
