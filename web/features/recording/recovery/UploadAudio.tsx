import { Button, FileButton, Tooltip } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { UPLOAD_EXTENSIONS } from '#contract/recording.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './upload.module.css'

export type UploadAudioProps = { isDisabled: boolean; onFile: (file: File) => void }

/** Picks an audio file; the whole page takes one that is dropped on it. */
export function UploadAudio({ isDisabled, onFile }: UploadAudioProps) {
  const text = useText('recording')
  const isOver = useFileDrop(isDisabled, onFile)
  const clear = useRef<() => void>(null)
  return (
    <>
      <FileButton
        resetRef={clear}
        accept={UPLOAD_EXTENSIONS.join(',')}
        disabled={isDisabled}
        onChange={(file) => {
          // The same file may be chosen again after a failure.
          clear.current?.()
          if (file !== null) onFile(file)
        }}
      >
        {(props) => (
          <Tooltip label={text('uploadHint', { types: UPLOAD_EXTENSIONS.join(' ') })} multiline maw="var(--width-card)">
            <Button {...props} variant="subtle" px="xs" className={classes['upload']} leftSection={<IconUpload size={18} aria-hidden />} disabled={isDisabled}>
              {text('upload')}
            </Button>
          </Tooltip>
        )}
      </FileButton>
      {isOver && <div className={classes['drop']}>{text('uploadDrop')}</div>}
    </>
  )
}

/** Listens for files dragged over the page; true while one is. */
function useFileDrop(isDisabled: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent): void => {
      // A part of the page that takes files itself has said so.
      if (event.defaultPrevented) setIsOver(false)
      if (!hasFile(event) || event.defaultPrevented) return
      // Without this the browser would open the file and leave the page, recording or not.
      event.preventDefault()
      setIsOver(!isDisabled)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent): void => {
      if (!hasFile(event) || event.defaultPrevented) return
      event.preventDefault()
      setIsOver(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined && !isDisabled) onFile(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [isDisabled, onFile])
  return isOver
}
