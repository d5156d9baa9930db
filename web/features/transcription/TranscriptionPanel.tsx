import { Button, Group, Text, Textarea, Title, VisuallyHidden } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import type { TemplateId } from '#contract/template.ts'
import { PatientInformed } from '#web/features/consent/PatientInformed.tsx'
import { TemplateChoiceAtRest } from '#web/features/templates/TemplateChoiceAtRest.tsx'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import styles from './transcription.module.css'
import { usePasteAnywhere } from './use-paste-anywhere.ts'
import { useTranscription } from './use-transcription.ts'
import type { Transcription } from './use-transcription.ts'

export type TranscriptionPanelProps = {
  /** For the dashboard and the recording page, where it stands beside something larger. */
  isCompact?: boolean
  /** When the patient was told, where the page around it has a place to mark it. */
  informedAt?: string | null
  /** What the page around it has chosen to shape the report by; absent where the choice stands here. */
  choice?: { template: TemplateId | undefined }
}

/** Type, paste or drop a conversation; one press gives the report (contract: a typed or pasted transcription). */
export function TranscriptionPanel({ isCompact = false, informedAt, choice }: TranscriptionPanelProps) {
  const text = useText('transcription')
  const consent = useText('consent')
  const headingId = useId()
  const isReadOnly = useIsReadOnly()
  const conversation = useTranscription(informedAt, choice?.template)
  const { informed } = conversation
  const [isDropping, setIsDropping] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  usePasteAnywhere(!isCompact && !isReadOnly && !conversation.isSending, (pasted) => {
    conversation.change(conversation.text === '' ? pasted : `${conversation.text.trimEnd()}\n${pasted}`)
    field.current?.focus()
  })
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    setIsDropping(false)
    if (!file) return
    event.preventDefault()
    void conversation.takeFile(file)
  }
  const sendByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) conversation.submit()
  }
  return (
    <Panel className={styles['panel']} aria-labelledby={headingId} data-dropping={isDropping}>
      <Title order={2} size="h3" id={headingId}>
        {text('title')}
      </Title>
      {!isCompact && <Text c="dimmed" visibleFrom="sm">{text('hint')}</Text>}
      <Textarea
        ref={field}
        aria-labelledby={headingId}
        placeholder={text('placeholder')}
        value={conversation.text}
        onChange={({ currentTarget }) => conversation.change(currentTarget.value)}
        onKeyDown={sendByKey}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setIsDropping(true)
        }}
        onDragLeave={() => setIsDropping(false)}
        onDrop={drop}
        minRows={isCompact ? 4 : 10}
        maxRows={isCompact ? 10 : 24}
        autosize
        disabled={isReadOnly}
        error={conversation.judgement === 'tooLong' ? text('tooLong') : undefined}
      />
      <Problems conversation={conversation} />
      {informed.isAsked && <PatientInformed informedAt={informed.at} need={consent('neededForText')} onChange={informed.mark} />}
      {!choice && !isReadOnly && (
        <div className={styles['choice']}>
          <TemplateChoiceAtRest value={conversation.template} onChange={conversation.setTemplate} isDisabled={conversation.isSending} />
        </div>
      )}
      <Group justify="space-between" gap="xs">
        <FileButton onFile={(file) => void conversation.takeFile(file)} isDisabled={isReadOnly || conversation.isSending} />
        <Group gap="sm">
          {!isCompact && (
            <Text size="sm" c="dimmed" visibleFrom="sm">
              {text('keys')}
            </Text>
          )}
          <Button
            onClick={conversation.submit}
            loading={conversation.isSending}
            disabled={isReadOnly || conversation.judgement !== 'fine' || !informed.isEnough}
          >
            {text('send')}
          </Button>
        </Group>
      </Group>
      {isReadOnly && <Text size="sm" c="var(--wait)">{text('readOnly')}</Text>}
    </Panel>
  )
}

function Problems({ conversation }: { conversation: Transcription }) {
  const text = useText('transcription')
  const { fileProblem, error } = conversation
  return (
    <div aria-live="polite">
      {fileProblem && (
        <Text size="sm" c="var(--recording)">
          {text(fileProblem === 'notText' ? 'notText' : 'tooLong')}
        </Text>
      )}
      {error && (
        <ErrorPanel error={error} title={text('sendFailed')} onRetry={conversation.submit}>
          <Text size="sm">{text('textIsHere')}</Text>
        </ErrorPanel>
      )}
    </div>
  )
}

function FileButton({ onFile, isDisabled }: { onFile: (file: File) => void; isDisabled: boolean }) {
  const text = useText('transcription')
  const id = useId()
  return (
    <>
      <VisuallyHidden>
        <input
          id={id}
          type="file"
          accept=".txt,text/plain"
          tabIndex={-1}
          aria-hidden
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onFile(file)
            currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
      <Button
        variant="subtle"
        px="xs"
        leftSection={<IconFileText size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={() => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.click()}
      >
        {text('chooseFile')}
      </Button>
    </>
  )
}
