import { z } from 'zod'
import { TemplateShape } from '#contract/template.ts'
import type { Template, TemplateId } from '#contract/template.ts'
import type { Language } from '#contract/vertical.ts'
import { isShipped, shippedTemplate, shippedTemplates } from '#domain/note/templates/template-wishes.ts'
import type { Sql } from '#server/database/connect.ts'
import type { SignedIn } from '#server/http/handler.ts'
import type { Vault } from '#server/vault/vault.ts'
import { templateStore } from './store.ts'
import type { TemplateRow } from './store.ts'

type Wiring = { sql: Sql; vault: Vault }

/** What lies sealed of an own template. */
const Content = z.object({ name: z.string(), shape: TemplateShape })

function openTemplate({ id, content_sealed: sealed, key_id: keyId, wrapped_key: wrapped }: TemplateRow, vault: Vault, ownerId: string): Template {
  const { name, shape } = Content.parse(JSON.parse(vault.openText(vault.open({ id: keyId, ownerId }, wrapped), { id, field: 'template' }, sealed)))
  return { ...shape, id, name, isOwn: true }
}

/** Takes who asks; gives what a report of theirs may be shaped by: the shipped ones of edition and trade, then their own. */
export async function listTemplates(
  { sql, vault }: Wiring,
  { user, vertical, language }: Pick<SignedIn, 'user' | 'vertical' | 'language'>,
): Promise<Template[]> {
  const own = await templateStore.list(sql, user.id)
  return [...shippedTemplates({ vertical, doctorType: user.doctorType, language }), ...own.map((row) => openTemplate(row, vault, user.id))]
}

/** Takes the template of a case and the language of its headings; gives its shape, or undefined for none and for an own one that was deleted since. */
export async function readTemplate(
  { sql, vault }: Wiring,
  { id, ownerId }: { id: TemplateId | undefined; ownerId: string },
  language: Language,
): Promise<TemplateShape | undefined> {
  if (id === undefined) return undefined
  if (isShipped(id)) return shippedTemplate(id, language)
  const row = await templateStore.find(sql, { id, ownerId })
  return row && openTemplate(row, vault, ownerId)
}

/** Whether somebody may have a case written by it: a shipped one, or one of their own. */
export async function isTemplateOf(sql: Sql, { id, ownerId }: { id: TemplateId; ownerId: string }): Promise<boolean> {
  return isShipped(id) || (await templateStore.find(sql, { id, ownerId })) !== undefined
}
