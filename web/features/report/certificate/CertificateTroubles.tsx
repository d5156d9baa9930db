import { Button, Group } from '@mantine/core'
import * as z from 'zod/mini'
import { CaseDocument } from '#contract/document.ts'
import { Refusal } from '#contract/refusal.ts'
import { readCertificate } from '#domain/certificate/certificate-document.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { rememberDocument } from '../save/document-cache.ts'
import type { Certificate } from './use-certificate.ts'

const Stale = z.object({ document: CaseDocument })

/** What another page stored meanwhile, when that is why a save was refused. */
function otherOf(error: unknown): CaseDocument | undefined {
  if (!(error instanceof Refusal) || error.code !== 'document.stale_revision') return undefined
  const read = Stale.safeParse(error.details)
  return read.success ? read.data.document : undefined
}

/** What could not be done with the certificate; its text stands as it was written. */
export function CertificateTroubles({ caseId, certificate: { pdf, store, replace, revision } }: { caseId: string; certificate: Certificate }) {
  const text = useText('certificate')
  const other = otherOf(store.error)
  const otherSheet = other && readCertificate(other.content)
  return (
    <>
      {pdf.error && <ErrorPanel error={pdf.error} title={text('pdfFailed')} onRetry={() => pdf.mutate()} />}
      {store.error && !other && <ErrorPanel error={store.error} title={text('storeFailed')} onRetry={() => store.mutate(revision)} />}
      {store.error && other && (
        <ErrorPanel error={store.error} title={text('staleTitle')} sentence={text('staleBody')}>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => store.mutate(other.revision)}>{text('keepMine')}</Button>
            {otherSheet && (
              <Button
                size="compact-sm" variant="default"
                onClick={() => {
                  rememberDocument(caseId, other)
                  replace(otherSheet, other.revision)
                }}
              >
                {text('takeTheirs')}
              </Button>
            )}
          </Group>
        </ErrorPanel>
      )}
    </>
  )
}
