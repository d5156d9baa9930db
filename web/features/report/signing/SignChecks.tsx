import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import type { Case } from '#contract/case.ts'
import type { Question } from '#contract/report.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './signing.module.css'

export type SignChecksProps = {
  kase: Case
  /** Paragraphs that still wait for a word. */
  doubts: number
  /** What nobody has answered yet. */
  questions: readonly Question[]
  /** How many things were said and stand nowhere; undefined where that could not be told. */
  omissions: number | undefined
  /** Another text lies beside this one and has been neither kept nor dropped. */
  hasProposal: boolean
  /** When the case goes, in words; undefined where it stays. */
  deletedAt: string | undefined
}

const ICONS = { open: IconAlertTriangle, done: IconCheck, clock: IconClock } as const

type Point = { state: keyof typeof ICONS; says: string; asked?: readonly Question[] }

/** What is still open, point by point, before the text is frozen. What is in order says so too. */
export function SignChecks({ kase, doubts, questions, omissions, hasProposal, deletedAt }: SignChecksProps) {
  const text = useText('signing')
  const asking = useText('questions')
  const point = (isOpen: boolean, open: string, done: string): Point => (isOpen ? { state: 'open', says: open } : { state: 'done', says: done })
  const unanswered = point(questions.length > 0, asking('signOpen', { count: questions.length }), text('answered'))
  const points: Point[] = [
    point(doubts > 0, text('signDoubts', { count: doubts }), text('supported')),
    { ...unanswered, ...(questions.length > 0 && { asked: questions }) },
    point(omissions !== 0, omissions === undefined ? text('omissionsUnknown') : text('leftOut', { count: omissions }), text('nothingLeftOut')),
    point(hasProposal, text('proposal'), text('noProposal')),
    deletedAt === undefined ? { state: 'done', says: text('keptOn') } : { state: 'clock', says: text('deletedAt', { when: deletedAt }) },
  ]
  return (
    <ul className={styles['checks']} aria-label={text('checks')}>
      {points.map(({ state, says, asked }) => {
        const Icon = ICONS[state]
        return (
          <li key={says} data-state={state}>
            <Icon size={18} aria-hidden />
            <div>
              {says}
              {asked && (
                <ul lang={kase.textReport?.language}>
                  {asked.map((question) => (
                    <li key={question.id}>{question.text}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
