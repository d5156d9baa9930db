import { parseArgs } from 'node:util'
import { SignInForm } from '#server/adapters/identity-embedded/pages.ts'
import { readConfig } from '#server/config.ts'
import { mintToken } from './mint-token.ts'
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
  process.stdout.write(`${await mintToken(readConfig(), { email: email.data, name: values.name?.trim() })}\n`)
})
