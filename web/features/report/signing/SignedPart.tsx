import { Alert, Button, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { ReportSignature } from '#contract/signature.ts'
import { call } from '#web/api/call.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { MarginLine } from './MarginLine.tsx'
import { replaceCase } from '../use-patient.ts'
import styles from './signing.module.css'
import { useDeletionMoment } from './use-deletion-moment.ts'

const DIGEST_CHARACTERS = 12

function useWhen(): (moment: string) => string {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' })
  return (moment) => format.format(new Date(moment))
}

export type SignedLineProps = { signature: ReportSignature; /** Seconds until the case is deleted, null where that is not due. */ timeRemaining: number | null }

/** Who signed the text and when, by which digest it can be known again, and that a signature does not keep a case nobody is named in. */
export function SignedLine({ signature, timeRemaining }: SignedLineProps) {
  const text = useText('signing')
  const when = useWhen()
  const deletedAt = useDeletionMoment(timeRemaining)
  return (
    <>
      <MarginLine tone="good">
        <strong data-print="">{text('signedBy', { name: signature.signedBy, when: when(signature.signedAt) })}</strong>
        <span className={styles['digest']} title={signature.digest}>{text('digest', { digest: signature.digest.slice(0, DIGEST_CHARACTERS) })}</span>
      </MarginLine>
      {deletedAt !== undefined && <p className={styles['still']}>{text('stillDeleted', { when: deletedAt })}</p>}
      {!signature.isIntact && <Alert color="recording" role="alert">{text('broken')}</Alert>}
    </>
  )
}

/** What was added after the signature, each with its time, and a place to add more. The signed text itself is not touched. */
export function Addenda({ kase, signature, isReadOnly }: { kase: Case; signature: ReportSignature; isReadOnly: boolean }) {
  const text = useText('signing')
  const when = useWhen()
  if (signature.addenda.length === 0 && isReadOnly) return null
  return (
    <Panel className={styles['addenda']} aria-label={text('addenda')}>
      <h2>{text('addenda')}</h2>
      {signature.addenda.map((addendum) => (
        <article key={addendum.id} data-print="">
          <p className="printed">{addendum.text}</p>
          <Text size="sm" c="dimmed">{text('addendumBy', { name: addendum.addedBy, when: when(addendum.addedAt) })}</Text>
        </article>
      ))}
      {!isReadOnly && <NewAddendum kase={kase} />}
    </Panel>
  )
}

function NewAddendum({ kase }: { kase: Case }) {
  const text = useText('signing')
  const [written, setWritten] = useState('')
  // One id for one text, however often it is sent.
  const id = useRef(crypto.randomUUID())
  const add = useMutation({
    mutationFn: (words: string) => call('addAddendum', { params: { patientId: kase.patientId, caseId: kase.id }, body: { id: id.current, text: words } }),
    onSuccess: (changed) => {
      id.current = crypto.randomUUID()
      setWritten('')
      replaceCase(changed)
    },
  })
  const words = written.trim()
  return (
    <div className={styles['new']}>
      <Textarea
        aria-label={text('addendumLabel')}
        placeholder={text('addendumLabel')}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        autosize
        minRows={2}
        maxLength={20_000}
      />
      {add.error && <ErrorPanel error={add.error} title={text('addendumFailed')} />}
      <Button variant="default" disabled={words === ''} loading={add.isPending} onClick={() => add.mutate(words)}>
        {text('addAddendum')}
      </Button>
    </div>
  )
}
