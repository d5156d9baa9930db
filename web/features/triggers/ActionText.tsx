import { readAction } from '#domain/triggers/read-action.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './triggers.module.css'

/** The beginning of what a phrase adds; a command is told in words. */
export function ActionText({ action }: { action: string }) {
  const text = useText('triggers')
  const read = readAction(action)
  return <span className={classes['action']}>{read.kind === 'command' ? text(read.command) : action}</span>
}
