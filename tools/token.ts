import { parseArgs } from 'node:util'
import { SignInForm } from '#server/adapters/identity-embedded/pages.ts'
import { signToken } from '#server/adapters/identity-embedded/sign-token.ts'
import { loadSigningKey } from '#server/adapters/identity-embedded/signing-key.ts'
import { readConfig } from '#server/config.ts'
import { runTool, ToolRefusal } from './run-tool.ts'

const USAGE = 'npm run token -- --email a@b.example [--name "Kari Nordmann"] [--host vet.localhost]'

/**
 * Prints an id token of the built-in sign-in, alone on the last line. It is signed with the key in the data folder, so it
 * counts at the running server and at any later one. The same person bears it at every host; --host changes nothing in it.
 */
await runTool(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' }, host: { type: 'string' } } })
  const email = SignInForm.shape.email.safeParse(values.email)
  if (!email.success) throw new ToolRefusal(`Say whose token it is to be: ${USAGE}`)
  const { identity, dataDir } = readConfig()
  if (identity.kind !== 'embedded')
    throw new ToolRefusal('OIDC_ISSUER is set, so only tokens of that provider count. Ask it for one, or leave OIDC_ISSUER unset to use the built-in sign-in.')
  const key = await loadSigningKey(dataDir)
  const { issuer, clientId } = identity
  process.stdout.write(`${await signToken({ key, issuer, clientId, email: email.data, name: values.name?.trim(), issuedAt: new Date() })}\n`)
})
