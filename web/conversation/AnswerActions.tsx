import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react'
import type { Message } from '#contract/conversation.ts'
import { timing } from '#contract/timing.ts'
import { useText } from '#web/text/use-text.ts'
import { useCopy } from '#web/ui/use-copy.ts'
import classes from './talk.module.css'

/** What can be done with the last finished answer (spec 4). A copy that fails says nothing here (spec 8). */
export function AnswerActions({ message, isReadOnly, onRegenerate }: { message: Message; isReadOnly: boolean; onRegenerate: () => void }) {
  const text = useText('conversation')
  const { isCopied, copy } = useCopy(timing.copiedInChatMs)
  return (
    <div className={classes['actions']}>
      {message.text !== '' && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void copy(message.text)}
        >
          {text(isCopied ? 'copied' : 'copy')}
        </Button>
      )}
      {!isReadOnly && (
        <Button size="compact-sm" variant="subtle" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRegenerate}>
          {text('regenerate')}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isCopied && text('copied')}
      </span>
    </div>
  )
}
