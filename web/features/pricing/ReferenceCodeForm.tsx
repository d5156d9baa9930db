import { Button, Group, Input, Text } from '@mantine/core'
import { useState } from 'react'
import type { PromoStatus } from '#contract/billing.ts'
import { useText } from '#web/text/use-text.ts'
import { codeButton } from './plan-choice.ts'

export type ReferenceCodeFormProps = {
  applied: string
  /** What the server said of the applied code. */
  status: PromoStatus | undefined
  isBusy: boolean
  onApply: (code: string) => void
}

const MESSAGE = { OK: undefined, CodeApplied: 'codeApplied', CodeNotFound: 'codeNotFound', ExistingUser: 'codeExistingUser' } as const

/** A colleague's code: applied, changed, or cleared by applying nothing (spec 5). */
export function ReferenceCodeForm({ applied, status, isBusy, onApply }: ReferenceCodeFormProps) {
  const text = useText('pricing')
  const [typed, setTyped] = useState(applied)
  const { label, isUseful } = codeButton(typed, applied, status)
  const message = status === undefined || applied === '' ? undefined : MESSAGE[status]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onApply(typed.trim())
      }}
    >
      <Input.Wrapper
        label={text('codeLabel')}
        description={
          <Text role="status" span inherit c={message === undefined ? undefined : status === 'CodeApplied' ? 'var(--good)' : 'var(--wait)'}>
            {text(message ?? 'codeHint')}
          </Text>
        }
        inputWrapperOrder={['label', 'input', 'description']}
      >
        <Group align="flex-start" gap="xs" wrap="nowrap">
          <Input value={typed} onChange={(event) => setTyped(event.currentTarget.value)} maxLength={100} autoComplete="off" spellCheck={false} flex={1} />
          <Button type="submit" variant="default" disabled={!isUseful} loading={isBusy}>
            {text(label)}
          </Button>
        </Group>
      </Input.Wrapper>
    </form>
  )
}
