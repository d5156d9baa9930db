import type { Sender } from '#domain/documents/facts/known-facts.ts'
import type { Database } from '#server/database/connect.ts'
import type { DocumentWriter } from '#server/ports/document-writer.ts'
import type { WriterChoice } from '#server/ports/report-writer.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { User } from '#server/http/user.ts'
import type { Vault } from '#server/vault/vault.ts'

/** What writing a document needs. The writer is the one a user's choice of model leads to (configuration decides). */
export type WriteDocument = { sql: Database; vault: Vault; documentWriterFor: (choice: WriterChoice) => DocumentWriter; texts: TextWork; now: () => Date }

/** Who signs a document: the account, and what its owner told of themselves. */
export const senderOf = ({ name, doctorType, professional }: User): Sender => ({ name, doctorType, professional })
