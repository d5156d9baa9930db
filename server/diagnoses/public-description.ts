import type { PublicText } from '#contract/diagnosis.ts'
import type { SourceCode } from '#contract/source.ts'
import type { Sql } from '#server/database/connect.ts'
import { textsOfCodes } from '#server/knowledge/by-code/texts-of-codes.ts'
import type { Publisher } from '#server/knowledge/by-code/texts-of-codes.ts'

/** The directorate alone: what a clinic wrote itself, and the invented library, never stand under the name of an authority. */
const DIRECTORATE: Publisher = {
  source: 'helsedirektoratet',
  kinds: ['recommendation', 'advice', 'guideline', 'chapter', 'other'],
  each: 3,
  mostCharacters: 6_000,
}

/** Finds what the Directorate of Health has published under the codes of suggestions, word for word, by the suggestion's own code. */
export type FindPublicTexts = (codes: ReadonlyMap<string, readonly SourceCode[]>) => Promise<ReadonlyMap<string, readonly PublicText[]>>

export function findPublicTextsIn(sql: Sql): FindPublicTexts {
  return async (codes) => {
    const found = await textsOfCodes(sql, codes, DIRECTORATE)
    return new Map(
      [...found].map(([code, texts]) => [
        code,
        texts.map(({ passage: { id, owner, language, url, updated, licence }, title, headings, text, html, isWhole }) => ({
          id,
          title,
          headings: [...headings],
          text, html, isWhole, language,
          source: { name: owner, url: url ?? '', date: updated },
          licence,
        })),
      ]),
    )
  }
}
