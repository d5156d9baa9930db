import { parseArgs } from 'node:util'
import { SubscriptionStatus } from '#contract/profile.ts'
import { SignInForm } from '#server/adapters/identity-embedded/pages.ts'
import { normalEmail } from '#server/adapters/identity-embedded/person.ts'
import { readConfig } from '#server/config.ts'
import { grantSubscription } from './grant-subscription.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

const USAGE = `npm run subscribe -- --email a@b.example --status ${SubscriptionStatus.options.join('|')} [--host vet.localhost]`

/** Takes what was typed, in any case and either spelling; gives the status, or undefined. */
function readStatus(typed: string | undefined): SubscriptionStatus | undefined {
  const wanted = (typed ?? '').trim().toLowerCase().replace('cancelled', 'canceled')
  return SubscriptionStatus.options.find((status) => status.toLowerCase() === wanted)
}

/** Sets somebody's subscription without a payment, for a server with the built-in sign-in and test checkout. */
await runTool(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, status: { type: 'string' }, host: { type: 'string', default: 'localhost' } } })
  const email = SignInForm.shape.email.safeParse(values.email)
  const status = readStatus(values.status)
  if (!email.success || !status) throw new ToolRefusal(`Say whose subscription it is and what it is to be: ${USAGE}`)
  await grantSubscription(readConfig(), { email: email.data, status, host: values.host })
  console.log(`${normalEmail(email.data)}: ${status}`)
})
