import { Vertical } from '#contract/vertical.ts'
import { LlmProvider } from '#contract/profile.ts'
import type { Database, Sql } from '#server/database/connect.ts'
import { searchLibrary } from '#server/knowledge/search.ts'
import { passageStore } from '#server/knowledge/store.ts'
import type { Answerer } from '#server/ports/answerer.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { WriterChoice } from '#server/ports/report-writer.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { Vault } from '#server/vault/vault.ts'
import { loadCaseTexts } from '../load-case-texts.ts'
import type { AnswerWork } from '../message-store.ts'
import { makeCaseSearch } from './case-search.ts'
import { makeGeneralSearch } from './general-search.ts'
import type { Country, Library } from './general-search.ts'

/** The model a user's choice leads to, counted for that user; undefined where none is configured. */
export type ChatModelFor = (choice: WriterChoice) => LanguageModel | undefined

export type Answering = { sql: Database; vault: Vault; texts: TextWork; modelFor: ChatModelFor }

const libraryOf = (sql: Sql): Library => ({
  search: (question) => searchLibrary(sql, question),
  hasSources: async () => (await passageStore.countBySource(sql)).length > 0,
})

const countryOf = (country: string): Country => (country === 'SE' || country === 'DK' ? country : 'NO')

/** Gives what answers in a conversation: on a case from that case alone, in general from the library alone. */
export function makeAnswererFor({ sql, vault, texts }: Answering): (work: AnswerWork) => Promise<Answerer | undefined> {
  const library = libraryOf(sql)
  return async (work) => {
    LlmProvider.parse(work.llm_provider)
    if (work.case_id === null) return makeGeneralSearch({ library, texts, vertical: Vertical.parse(work.vertical), country: countryOf(work.country) })
    const owner = { id: work.owner_id, name: work.owner_name, professional: { name: work.owner_called } }
    const kase = await loadCaseTexts({ sql, vault }, { caseId: work.case_id, owner })
    return kase && makeCaseSearch({ sources: kase.sources, texts })
  }
}
