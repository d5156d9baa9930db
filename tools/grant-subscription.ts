import { Refusal } from '#contract/refusal.ts'
import type { SubscriptionStatus } from '#contract/profile.ts'
import { tenantOf } from '#contract/tenant.ts'
import { normalEmail, subjectOf } from '#server/adapters/identity-embedded/person.ts'
import { plansOf, STANDARD_PLANS } from '#domain/plans/plan.ts'
import { removeSubscription, setSubscription } from '#server/billing/store.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/database/connect.ts'
import { ensureUser } from '#server/profile/load-user.ts'
import { findUserId } from '#server/profile/store.ts'
import { findDatabase } from './find-database.ts'
import { ToolRefusal } from './run-tool.ts'

/** Sets somebody's subscription without a payment, on a server with the built-in sign-in and test checkout. */
export async function grantSubscription(config: Config, about: { email: string; status: SubscriptionStatus; host: string }): Promise<void> {
  if (config.identity.kind !== 'embedded' || config.payments.kind !== 'test')
    throw new ToolRefusal(
      'This works with the built-in sign-in and test checkout only. Leave OIDC_ISSUER and STRIPE_SECRET_KEY unset, or subscribe through the pricing page.',
    )
  const sql = openDatabase(await findDatabase(config), { maxConnections: 1 })
  try {
    const { issuer } = config.identity
    const person = { issuer, subject: subjectOf(about.email), email: normalEmail(about.email), name: '' }
    await ensureUser(sql, person)
    const userId = await findUserId(sql, person)
    if (!userId) throw new Error('the user was not made')
    if (about.status === 'Missing') return await removeSubscription(sql, userId)
    const { vertical, language } = tenantOf(about.host, config.tenants)
    const plan = plansOf(STANDARD_PLANS, { vertical, language, isDiscounted: false }).find(({ price }) => price.interval === 'month')
    if (!plan) throw new Error('there is no monthly plan')
    const { amount: unitAmount, currency } = plan.price
    await setSubscription(sql, { userId, status: about.status, productId: plan.id, unitAmount, currency, isOver: about.status === 'Expired' })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'database.unavailable')) throw error
    throw new ToolRefusal('The database does not answer. Start the server with npm start, with the same DATA_DIR and PORT, and try again.')
  } finally {
    await sql.end()
  }
}
