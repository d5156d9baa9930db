import { ActionIcon, Portal } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { pageTexts } from '#web/text/machinery.ts'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { NotFetched } from '#web/ui/NotFetched.tsx'
import { useLaterPart } from '#web/ui/use-later-part.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { assistantWish } from './assistant-wish.ts'
import classes from './bubble.module.css'

const panel = laterPart(async () => {
  const [{ AssistantPanel }] = await Promise.all([import('./AssistantPanel.tsx'), pageTexts()])
  return AssistantPanel
})

/** Help with the product, at hand on every page (spec 2). It knows nothing of cases: it stands outside of all that holds them. */
export function AssistantBubble() {
  const text = useText('shell')
  const button = useRef<HTMLButtonElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const { Part: AssistantPanel, problem, want, fetchNear } = useLaterPart(panel)
  const open = async () => setIsWanted(await want())
  const isWishedElsewhere = useObservable(assistantWish)
  useEffect(() => {
    if (!isWishedElsewhere) return
    assistantWish.set(false)
    void want().then(setIsWanted)
  }, [isWishedElsewhere, want])
  const close = () => {
    setIsWanted(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ActionIcon
        ref={button}
        className={classes['bubble'] ?? ''}
        variant="default"
        radius="xl"
        aria-label={text('assistant')}
        title={text('assistant')}
        aria-expanded={isWanted}
        onClick={() => (isWanted ? close() : void open())}
        onPointerEnter={fetchNear}
        onFocus={fetchNear}
      >
        <IconMessageQuestion size={20} aria-hidden />
      </ActionIcon>
      {AssistantPanel !== undefined && (
        // It floats over the page: what holds for the header does not hold for it.
        <Portal>
          <AssistantPanel isOpen={isWanted} onClose={close} />
        </Portal>
      )}
      {problem !== undefined && (
        <div className={classes['problem']}>
          <NotFetched problem={problem} onRetry={() => void open()} />
        </div>
      )}
    </>
  )
}
