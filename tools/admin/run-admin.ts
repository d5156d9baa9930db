import { parseArgs } from 'node:util'
import { ToolRefusal } from '../run-tool.ts'
import { accountCommands } from './accounts.ts'
import type { AdminAt, AdminCommand } from './command.ts'
import { healthCommands } from './health.ts'
import { outboxCommands } from './outbox.ts'
import { promoCommands } from './promo-codes.ts'
import { stateCommands } from './state.ts'

/** All there is. None of them opens a case: whoever runs the product has no door to anybody's patients. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [...accountCommands, ...promoCommands, ...outboxCommands, ...stateCommands, ...healthCommands]

/** The command line cannot be understood; the message is the manual. */
export class WrongUse extends ToolRefusal {}

export const MANUAL = [
  'npm run admin -- COMMAND [OPTIONS] [--json], or help',
  '',
  ...ADMIN_COMMANDS.map(({ name, usage, about }) => `  ${`${name} ${usage}`.trimEnd()}\n      ${about}`),
  '',
  'Ends with 0; with 1 where something is wrong or cannot be done; with 2 where the command cannot be understood.',
].join('\n')

export type Told = { text: string; exitCode: 0 | 1 }

/** A manual that is asked for is no mistake. */
const asksForManual = (typed: readonly string[]): boolean => typed[0] === 'help' || typed.includes('--help') || typed.includes('-h')

const JSON_OPTION = { json: { type: 'boolean' } } as const

/** Longest name first, so that no command hides another that begins with it. */
const byLength = ADMIN_COMMANDS.toSorted((a, b) => b.name.length - a.name.length)

/** Takes what was typed after the command's name; runs it, and gives what is printed. @throws WrongUse, ToolRefusal */
export async function runAdmin(typed: readonly string[], at: AdminAt): Promise<Told> {
  if (asksForManual(typed)) return { text: MANUAL, exitCode: 0 }
  const command = byLength.find(({ name }) => name.split(' ').every((word, place) => typed[place] === word))
  if (command === undefined) throw new WrongUse(MANUAL)
  const args = typed.slice(command.name.split(' ').length)
  let values
  try {
    values = parseArgs({ args, options: { ...command.options, ...JSON_OPTION }, allowPositionals: false }).values
  } catch {
    throw new WrongUse(`npm run admin -- ${command.name} ${command.usage}`.trimEnd())
  }
  const { data, lines, isFault = false } = await command.run(at, { ...values })
  return { text: values.json === true ? JSON.stringify(data, null, 2) : lines.join('\n'), exitCode: isFault ? 1 : 0 }
}
