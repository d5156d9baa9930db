import { Menu } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useText } from '#web/text/use-text.ts'
import { downloadFhir } from './download.ts'
import type { Downloaded } from './download.ts'
import type { TextSession } from '../session/text-session.ts'
import { useToast } from '../toast/use-toast.ts'

export type FhirItemProps = { kind: Downloaded; session: TextSession; /** Asks the server for the text as it was last saved. */ fetch: () => Promise<Blob> }

class NotSaved extends Error {}

/** Fetches the sheet as an HL7 FHIR document. The server makes it, so what was typed last is saved first; unsaved text is never left out in silence. */
export function FhirItem({ kind, session, fetch }: FhirItemProps) {
  const text = useText('paste')
  const toast = useToast()
  const download = useMutation({
    mutationFn: async () => {
      await session.settle()
      const { kind: saving } = session.savingNow()
      if (saving !== 'saved' && saving !== 'clean') throw new NotSaved()
      return fetch()
    },
    onSuccess: (file) => downloadFhir(file, kind),
    onError: (error) => toast(text(error instanceof NotSaved ? 'fhirUnsaved' : 'fhirFailed'), 'recording'),
  })
  return (
    <Menu.Item leftSection={<IconFileExport size={16} aria-hidden />} disabled={download.isPending} onClick={() => download.mutate()}>
      {text('fhir')}
    </Menu.Item>
  )
}
