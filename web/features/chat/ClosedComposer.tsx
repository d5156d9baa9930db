import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '#web/text/use-text.ts'
import classes from './chat.module.css'

/** In the place of the field for questions where the account may look but not ask (spec 4). */
export function ClosedComposer() {
  const text = useText('chat')
  const shell = useText('shell')
  return (
    <p className={classes['closed']}>
      <IconLock size={18} aria-hidden />
      <span>
        {text('closed')} <Link to="/">{shell('seePlans')}</Link>
      </span>
    </p>
  )
}
