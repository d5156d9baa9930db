import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { templateBounds } from '#contract/template.ts'
import type { TemplateChange, TemplateSection, TemplateShape } from '#contract/template.ts'
import { isHeadingSafe } from '#domain/note/prompt/follow-standing.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { templateStore } from './store.ts'

/** Blanks of any kind count as one; what nobody sees counts for nothing. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[\p{Zs}\t\r\n]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()

/** The section with its heading trimmed; a heading without a word is none. @throws template.too_long, template.heading_invalid */
function judgeSection({ type, heading, isLeftOut }: TemplateSection): TemplateSection {
  const own = tidy(heading ?? '')
  if (own.length > templateBounds.headingCharacters) throw new Refusal('template.too_long')
  if (own !== '' && !isHeadingSafe(own)) throw new Refusal('template.heading_invalid')
  return { type, ...(own !== '' && { heading: own }), ...(isLeftOut === true && { isLeftOut }) }
}

/** Each section once, one at least of them kept. @throws template.incomplete, template.too_long, template.heading_invalid */
function judge(change: TemplateChange): { name: string; shape: TemplateShape } {
  const name = tidy(change.name)
  const isTwice = new Set(change.sections.map(({ type }) => type)).size < change.sections.length
  if (name === '' || isTwice || change.sections.every(({ isLeftOut }) => isLeftOut === true)) throw new Refusal('template.incomplete')
  if (name.length > templateBounds.nameCharacters) throw new Refusal('template.too_long')
  return { name, shape: { sections: change.sections.map(judgeSection), normalFinding: change.normalFinding } }
}

/** Makes or changes a template of a user; its content lies under a key of its own, which goes with it. @throws what judging does; template.too_many */
export async function saveTemplate({ sql, vault }: { sql: Database; vault: Vault }, { body: change, user, audit }: Call<'saveTemplate'>): Promise<void> {
  const ownerId = user.id
  const content = judge(change)
  const own = { id: change.id ?? randomUUID(), ownerId }
  await inTransaction(sql, audit, async (tx) => {
    await templateStore.lock(tx, ownerId)
    const before = await templateStore.find(tx, own)
    // An id that is nobody's here was deleted meanwhile, or is another user's.
    if (change.id !== undefined && !before) throw new Refusal('template.not_found')
    if ((await templateStore.countOthers(tx, own)) >= templateBounds.perUser) throw new Refusal('template.too_many')
    await vault.create(tx, { id: ownerId, ownerId })
    const { keyId, key } = before
      ? { keyId: before.key_id, key: vault.open({ id: before.key_id, ownerId }, before.wrapped_key) }
      : await vault.createWithin(tx, { belongsTo: ownerId, ownerId })
    await templateStore.save(tx, own, { keyId, sealed: vault.sealText(key, { id: own.id, field: 'template' }, JSON.stringify(content)) })
  })
}
