import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { CaseDocument } from '#contract/document.ts'
import type { Professional, ProfessionalChange } from '#contract/professional.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Report } from '#contract/report.ts'
import { fillField, OWN_FIELDS } from '#domain/documents/referral/missing-fields.ts'
import type { MissingField } from '#domain/documents/referral/missing-fields.ts'
import { useSaveProfessional } from '#web/session/use-professional.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { explain } from '#web/ui/explain.ts'
import { FIELD_NAMES } from './field-names.ts'

export type MissingDialogProps = {
  kind: CaseDocument['kind']
  content: Report
  professional: Professional
  fields: readonly MissingField[]
  onFill: (report: Report) => void
  onClose: () => void
}

const MOST_CHARACTERS = 200

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What of it the account keeps, for all documents to come. */
function ownChange(typed: Readonly<Partial<Record<MissingField, string>>>): ProfessionalChange {
  return Object.fromEntries(Object.entries(OWN_FIELDS).flatMap(([field, own]) => {
    const value = Object.entries(typed).find(([name]) => name === field)?.[1]?.trim() ?? ''
    return value === '' ? [] : [[own, value]]
  }))
}

/** The fields a document lacks. What is told of the professional goes to the account first, so that a number of the wrong form fills nothing. */
export function MissingDialog({ kind, content, professional, fields, onFill, onClose }: MissingDialogProps) {
  const text = useText('documents')
  const ui = useText('ui')
  const language = useLanguage()
  const save = useSaveProfessional()
  const refused = save.error instanceof Refusal && save.error.code === 'professional.licence_invalid' ? explain(save.error, language, ui).sentence : undefined
  const [typed, setTyped] = useState<Readonly<Partial<Record<MissingField, string>>>>(() => known(fields, professional))
  const fill = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const change = ownChange(typed)
    const kept = Object.keys(change).length === 0 ? professional : await save.mutateAsync(change).catch(() => undefined)
    if (kept === undefined) return
    const valueOf = (field: MissingField): string => {
      const own = OWN_FIELDS[field]
      return own === undefined ? (typed[field] ?? '') : kept[own]
    }
    onFill(fields.reduce((report, field) => fillField({ kind, content: report }, field, valueOf(field)), content))
    onClose()
  }
  const inputs = (those: readonly MissingField[]) =>
    those.map((field, at) => (
      <TextInput
        key={field}
        label={capital(text(FIELD_NAMES[field]))}
        value={typed[field] ?? ''}
        maxLength={MOST_CHARACTERS}
        error={OWN_FIELDS[field] === 'licence' ? refused : undefined}
        data-autofocus={field === fields[0] && at === 0 ? true : undefined}
        onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
      />
    ))
  const own = fields.filter((field) => field in OWN_FIELDS)
  const here = fields.filter((field) => !(field in OWN_FIELDS))
  return (
    <Modal opened onClose={onClose} title={text('missingTitle')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <form onSubmit={(event) => void fill(event)}>
        <Stack>
          {own.length > 0 && (
            <Stack gap="xs" role="group" aria-label={text('missingOwn')}>
              <Text fw={600}>{text('missingOwn')}</Text>
              {inputs(own)}
              <Text size="sm" c="dimmed">{text('missingHint')}</Text>
            </Stack>
          )}
          {here.length > 0 && (
            <Stack gap="xs" role="group" aria-label={text('missingHere')}>
              {own.length > 0 && <Text fw={600}>{text('missingHere')}</Text>}
              {inputs(here)}
            </Stack>
          )}
          {save.error && refused === undefined && <ErrorPanel error={save.error} title={text('missingFailed')} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>{ui('cancel')}</Button>
            <Button type="submit" loading={save.isPending}>{text('missingSave')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** What the account knows already, where a document was written before it did. */
function known(fields: readonly MissingField[], professional: Professional): Partial<Record<MissingField, string>> {
  return Object.fromEntries(fields.flatMap((field) => {
    const own = OWN_FIELDS[field]
    return own === undefined ? [] : [[field, professional[own]]]
  }))
}
