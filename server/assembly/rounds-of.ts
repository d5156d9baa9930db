import { closeTypingSpans } from '#server/access-log/typing/close-spans.ts'
import { askProviderRound } from '#server/billing/provider/ask-provider.ts'
import { sweepAnswers } from '#server/conversations/sweep-answers.ts'
import { mailMessages } from '#server/contact/mail-messages.ts'
import { makeRounds } from '#server/jobs/rounds.ts'
import { resumeUnheard } from '#server/recordings/resume-unheard.ts'
import { resumeWaiting } from '#server/recordings/resume-waiting.ts'
import { makeRequestReport } from '#server/reports/request-report.ts'
import { resumeUnanswered } from '#server/reports/resume-unanswered.ts'
import { sweepUnfinished } from '#server/reports/sweep.ts'
import { forgetWhatIsDue } from '#server/retention/forget.ts'
import type { makeRetentionClock } from '#server/retention/retention-clock.ts'
import { makeStraySweep } from '#server/retention/sweep-strays.ts'
import { noteKeyUse } from '#server/vault/note-key-use.ts'
import { LOOK_MS } from '#server/vault/turn-epoch.ts'
import type { Powers } from './powers.ts'

type Forgetting = Parameters<typeof forgetWhatIsDue>[0]

/** What is done again and again, whoever calls. */
export function roundsOf({ sql, payments, jobs, log, transcriber, vault, turnKeys, writerFor, mailer }: Powers,
  { forget, clock }: { forget: Forgetting; clock: ReturnType<typeof makeRetentionClock> }): ReturnType<typeof makeRounds> {
  const requestReport = makeRequestReport(jobs)
  return makeRounds(
    [
      { name: 'sweep', everyMs: 3_000, run: () => sweepUnfinished(sql, jobs) },
      { name: 'sweep answers', everyMs: 3_000, run: () => sweepAnswers(sql, jobs) },
      { name: 'close typing spans', everyMs: 15_000, run: async () => void (await closeTypingSpans(sql, forget.accessLog)) },
      { name: 'retention clock', everyMs: 5_000, run: clock.tick },
      { name: 'forget', everyMs: 20_000, run: async () => void (await forgetWhatIsDue(forget)) },
      { name: 'sweep strays', everyMs: 3_600_000, run: makeStraySweep(forget) },
      { name: 'turn keys', everyMs: LOOK_MS, run: turnKeys },
      { name: 'note key use', everyMs: 60_000, run: () => noteKeyUse(sql, vault) },
      askProviderRound({ sql, vault, payments, log }),
      { name: 'resume unanswered', everyMs: 5_000, run: () => resumeUnanswered({ sql, writerFor, requestReport }) },
      { name: 'resume unheard', everyMs: 5_000, run: () => resumeUnheard({ sql, transcriber, requestReport }) },
      ...(mailer === undefined ? [] : [{ name: 'mail messages', everyMs: 10_000,
        run: (signal: AbortSignal) => mailMessages({ sql, vault, mailer, log }, signal) }]),
      { name: 'resume waiting', everyMs: 10_000, run: () => resumeWaiting({ sql, transcriber, requestReport }) },
    ],
    log,
  )
}
