import { Button, NumberInput, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ErrorCode } from '#contract/error-code.ts'
import { FeedbackCategory } from '#contract/feedback.ts'
import { feedbackBounds } from '#contract/feedback-bounds.ts'
import { Refusal } from '#contract/refusal.ts'
import { timing } from '#contract/timing.ts'
import { call } from '#web/api/call.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { explain } from '#web/ui/explain.ts'
import classes from './assistant.module.css'
import { missingIn, NO_DETAILS } from './details.ts'
import type { Details } from './details.ts'

type Sending = { kind: 'writing' | 'sending' | 'sent' | 'over' } | { kind: 'failed'; error: unknown }

/** What a person should know to help, sent as it was typed (spec 5: this form trims nothing). After it is sent, a word of that for 3.5 s. */
export function DetailsForm({ lead }: { lead: string }) {
  const text = useText('assistant')
  const [details, setDetails] = useState<Details>(NO_DETAILS)
  const [missing, setMissing] = useState<ErrorCode>()
  const [sending, setSending] = useState<Sending>({ kind: 'writing' })
  useEffect(() => {
    if (sending.kind !== 'sent') return undefined
    const timer = setTimeout(() => setSending({ kind: 'over' }), timing.customerChatConfirmationMs)
    return () => clearTimeout(timer)
  }, [sending.kind])
  const send = async () => {
    const lacks = missingIn(details)
    setMissing(lacks)
    if (lacks !== undefined) return
    setSending({ kind: 'sending' })
    try {
      await call('sendFeedback', { body: details })
      setSending({ kind: 'sent' })
    } catch (error) {
      setSending({ kind: 'failed', error })
    }
  }
  if (sending.kind === 'sent' || sending.kind === 'over') return <p role="status" className={classes['sent']}>{sending.kind === 'sent' && text('sent')}</p>
  return (
    <form
      aria-label={text('details')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="sm">
        {lead !== '' && <p className={classes['lead']}>{lead}</p>}
        <DetailsFields {...{ details, missing }} isBusy={sending.kind === 'sending'} onChange={(part) => setDetails({ ...details, ...part })} />
        {sending.kind === 'failed' && <ErrorPanel error={sending.error} title={text('sendFailed')} />}
        <Button type="submit" loading={sending.kind === 'sending'}>
          {text('sendDetails')}
        </Button>
      </Stack>
    </form>
  )
}

type DetailsFieldsProps = { details: Details; missing: ErrorCode | undefined; isBusy: boolean; onChange: (part: Partial<Details>) => void }

function DetailsFields({ details, missing, isBusy, onChange }: DetailsFieldsProps) {
  const text = useText('assistant')
  const ui = useText('ui')
  const language = useLanguage()
  const lacks = (code: ErrorCode) => (missing === code ? explain(new Refusal(code), language, ui).sentence : undefined)
  return (
    <>
      <NumberInput
        label={text('rating')}
        description={text('ratingHint')}
        min={0}
        max={10}
        clampBehavior="strict"
        allowDecimal={false}
        hideControls
        inputMode="numeric"
        disabled={isBusy}
        value={details.rating ?? ''}
        onChange={(value) => onChange({ rating: typeof value === 'number' ? value : null })}
        error={lacks('feedback.rating_missing')}
      />
      <Select
        label={text('category')} placeholder={text('chooseCategory')} disabled={isBusy} allowDeselect={false} comboboxProps={{ withinPortal: true }}
        data={FeedbackCategory.options.map((value) => ({ value, label: text(value) }))}
        value={details.category}
        onChange={(value) => onChange({ category: FeedbackCategory.safeParse(value).data ?? null })}
        error={lacks('feedback.category_missing')}
      />
      <Textarea
        label={text('feedback')} minRows={3} autosize maxRows={8} maxLength={feedbackBounds.feedbackCharacters} disabled={isBusy}
        value={details.feedback} onChange={({ currentTarget }) => onChange({ feedback: currentTarget.value })} error={lacks('feedback.text_missing')}
      />
      <TextInput
        label={text('email')}
        type="email"
        autoComplete="email"
        maxLength={feedbackBounds.emailCharacters}
        disabled={isBusy}
        value={details.email ?? ''}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <TextInput
        label={text('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={feedbackBounds.phoneCharacters}
        disabled={isBusy}
        value={details.phone ?? ''}
        onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
      />
      <Text size="xs" c="dimmed">
        {text('noPatients')}
      </Text>
    </>
  )
}
