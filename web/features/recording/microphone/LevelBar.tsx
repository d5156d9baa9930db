import { useEffect, useRef } from 'react'
import type { Observable } from '#web/audio/observable.ts'
import classes from './microphone.module.css'

/** The live level as a bar. It moves many times a second, past React. */
export function LevelBar({ level, label }: { level: Observable<number>; label: string }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = (): void => {
      const percent = Math.round(level.get() * 100)
      bar.current?.style.setProperty('--level', String(level.get()))
      bar.current?.setAttribute('aria-valuenow', String(percent))
    }
    show()
    return level.subscribe(show)
  }, [level])
  return <div ref={bar} role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={0} className={classes['levelBar']} />
}
