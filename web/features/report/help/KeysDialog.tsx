import { Kbd, Modal, Stack, Switch, Text } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import styles from './keys.module.css'

const KEYS = [
  { keys: ['C'], words: 'keyCopy' },
  { keys: ['/'], words: 'keyPrompt' },
  { keys: ['Enter'], words: 'keySend' },
  { keys: ['Shift', 'Enter'], words: 'keyNewline' },
  { keys: ['Ctrl', '.'], words: 'keyEvidence' },
  { keys: ['Ctrl', 'Z'], words: 'keyUndo' },
  { keys: ['?'], words: 'keyKeys' },
] as const

export type KeysDialogProps = { isOpen: boolean; onClose: () => void; singleKeys: { areOn: boolean; toggle: () => void } }

/** The keys of the report page, and the switch for those that need no Ctrl. */
export function KeysDialog({ isOpen, onClose, singleKeys }: KeysDialogProps) {
  const text = useText('report')
  const ui = useText('ui')
  return (
    <Modal opened={isOpen} onClose={onClose} title={text('keys')} closeButtonProps={{ 'aria-label': ui('close') }}>
      <Stack>
        <dl className={styles['keys']}>
          {KEYS.map(({ keys, words }) => (
            <div key={words}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{text(words)}</dd>
            </div>
          ))}
        </dl>
        <Text size="sm" c="dimmed">{text('keysElsewhere')}</Text>
        <Switch label={text('singleKeys')} checked={singleKeys.areOn} onChange={singleKeys.toggle} />
      </Stack>
    </Modal>
  )
}
