import type { ComponentPropsWithRef } from 'react'
import classes from './Panel.module.css'

/** A box on the paper with things below each other; `--panel-padding` says how far from its edge. */
export function Panel({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return <section {...rest} className={[classes['panel'], className].join(' ')} />
}
