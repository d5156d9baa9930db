import type { GoldDocument } from './documents.ts'
import { readLines } from './documents.ts'
import { fillTemplates, type Filling } from './fill-templates.ts'

/** The templates of a batch with names drawn for the seed, as marked texts. */
export const filledDocuments = (filling: Filling): GoldDocument[] => readLines(fillTemplates(filling).map((text) => JSON.stringify(text)))
