import { Alert, Badge, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { NO_CUSTOM_PROMPT } from '#contract/optimizer.ts'
import type { CasePage } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { CasePicker } from './CasePicker.tsx'
import classes from './optimizer.module.css'
import { OptimizerError } from './OptimizerError.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { PromptFields } from './PromptFields.tsx'
import { isSameText, useOptimizer } from './use-optimizer.ts'
import type { FormTexts } from './use-optimizer.ts'

const isWithoutInstructions = ({ instructions }: FormTexts): boolean => instructions.trim() === ''

/** Neither written nor kept: there is nothing to delete. */
function isNothingThere(texts: FormTexts, saved: FormTexts | undefined): boolean {
  return isWithoutInstructions(texts) && texts.examples.length === 0 && (saved === undefined || saved.instructions === '')
}

/** `/optimizer`: how a doctor wants every report, tried on a case before it counts (spec 2, 4). */
export function OptimizerPage() {
  const text = useText('optimizer')
  const optimizer = useOptimizer()
  const { saved, preview, busy, failed } = optimizer
  // What is written here; what is kept stands until something is.
  const [written, setWritten] = useState<FormTexts>()
  const [picked, setPicked] = useState<CasePage['items'][number]>()
  const [isAsking, setIsAsking] = useState(false)
  const texts = written ?? saved ?? NO_CUSTOM_PROMPT
  const isBusy = busy !== undefined || saved === undefined
  const isEmpty = isWithoutInstructions(texts)
  const isCurrent = preview !== undefined && isSameText(preview.of, texts)
  const isActive = saved?.acceptCustomPrompt === true
  return (
    <PageFrame
      heading={text('heading')}
      intro={text('intro')}
      end={
        saved && (
          <Badge color={isActive ? 'good' : 'gray'} variant="light" size="lg" tt="none" role="status">
            {text(isActive ? 'active' : 'notActive')}
          </Badge>
        )
      }
    >
      {failed && <OptimizerError {...failed} />}
      <div className={classes['columns']}>
        <form className={classes['form']} onSubmit={(event) => event.preventDefault()}>
          {saved === undefined && failed === undefined ? <TextSkeleton lines={6} /> : <PromptFields texts={texts} isBusy={isBusy} onWrite={setWritten} />}
          <CasePicker picked={picked} isBusy={busy !== undefined} onPick={setPicked} />
          <Alert color="wait" icon={<IconAlertTriangle aria-hidden />}>{text('warning')}</Alert>
          <div className={classes['buttons']}>
            <Button
              loading={busy === 'preview'}
              disabled={isEmpty || picked === undefined || isBusy}
              onClick={() => picked && optimizer.showPreview(texts, picked.id)}
            >
              {text('previewButton')}
            </Button>
            <Button
              variant="default"
              loading={busy === 'regenerate'}
              disabled={picked === undefined || isBusy}
              onClick={() => picked && optimizer.regenerate(picked.id)}
            >
              {text('regenerate')}
            </Button>
            <Button variant="default" loading={busy === 'use'} disabled={!isCurrent || isBusy} onClick={() => optimizer.use(texts)}>{text('use')}</Button>
          </div>
          <div className={classes['foot']}>
            <p className={classes['hint']}>{text('previewHint')}</p>
            <Button
              variant="subtle"
              color="recording"
              loading={busy === 'delete'}
              disabled={isNothingThere(texts, saved) || isBusy}
              onClick={() => setIsAsking(true)}
            >
              {text('delete')}
            </Button>
          </div>
        </form>
        <PreviewPane preview={preview} isWriting={busy === 'preview' || busy === 'regenerate'} isOutdated={preview !== undefined && !isCurrent} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('deleteTitle')}
        body={text('deleteBody')}
        confirmLabel={text('delete')}
        isDangerous
        onConfirm={() => {
          setIsAsking(false)
          optimizer.remove(() => setWritten(undefined))
        }}
        onClose={() => setIsAsking(false)}
      />
    </PageFrame>
  )
}
