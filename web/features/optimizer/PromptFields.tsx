import { Button, Stack, Textarea } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { optimizerBounds } from '#contract/optimizer.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './optimizer.module.css'
import type { FormTexts } from './use-optimizer.ts'

export type PromptFieldsProps = { texts: FormTexts; isBusy: boolean; onWrite: (texts: FormTexts) => void }

/** How reports are to be, and up to three pieces of reports that are so. */
export function PromptFields({ texts, isBusy, onWrite }: PromptFieldsProps) {
  const text = useText('optimizer')
  const { instructions, examples } = texts
  const write = (at: number, example: string) => onWrite({ instructions, examples: examples.with(at, example) })
  return (
    <Stack gap="lg">
      <Textarea
        label={text('instructions')}
        description={text('instructionsHint')}
        placeholder={text('instructionsPlaceholder')}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={optimizerBounds.instructionCharacters}
        disabled={isBusy}
        value={instructions}
        onChange={({ currentTarget }) => onWrite({ instructions: currentTarget.value, examples })}
      />
      <section className={classes['examples']} aria-label={text('examples')}>
        <div>
          <h2 className={classes['smallHeading']}>{text('examples')}</h2>
          <p className={classes['hint']}>{text('examplesHint')}</p>
        </div>
        {examples.map((example, at) => (
          // Examples have no name but their place.
          <div key={at} className={classes['example']}>
            <Textarea
              label={text('example', { number: at + 1 })}
              autosize
              minRows={3}
              maxRows={12}
              maxLength={optimizerBounds.exampleCharacters}
              disabled={isBusy}
              value={example}
              onChange={({ currentTarget }) => write(at, currentTarget.value)}
            />
            <Button
              variant="subtle"
              color="recording"
              size="compact-sm"
              leftSection={<IconTrash size={16} aria-hidden />}
              disabled={isBusy}
              aria-label={text('removeExampleNumber', { number: at + 1 })}
              onClick={() => onWrite({ instructions, examples: examples.toSpliced(at, 1) })}
            >
              {text('removeExample')}
            </Button>
          </div>
        ))}
        {examples.length < optimizerBounds.examples && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={isBusy}
            onClick={() => onWrite({ instructions, examples: [...examples, ''] })}
          >
            {text('addExample')}
          </Button>
        )}
      </section>
    </Stack>
  )
}
