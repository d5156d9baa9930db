import type { KeyboardEvent } from 'react'
import styles from './diagnoses.module.css'
import type { Figure, Part } from './figures/shape.ts'

export type BodyFigureProps = {
  figure: Figure
  label: string
  nameOf: (region: string) => string
  chosen: readonly string[]
  /** Regions that have something picked. */
  marked: ReadonlySet<string>
  onChoose: (regions: readonly string[]) => void
}

/** A drawn body whose parts are buttons with names. */
export function BodyFigure({ figure, label, nameOf, chosen, marked, onChoose }: BodyFigureProps) {
  return (
    <svg className={styles['figure']} viewBox={`0 ${figure.top} ${figure.width} ${figure.height}`} role="group" aria-label={label}>
      {figure.parts.map((part) => (
        <BodyPart
          key={part.regions.join()}
          part={part}
          name={part.regions.map(nameOf).join(', ')}
          isChosen={part.regions.some((region) => chosen.includes(region))}
          isMarked={part.regions.some((region) => marked.has(region))}
          onChoose={onChoose}
        />
      ))}
      {figure.lines.map((line) => (
        <path key={line} d={line} className={styles['figureLine']} />
      ))}
    </svg>
  )
}

type BodyPartProps = { part: Part; name: string; isChosen: boolean; isMarked: boolean; onChoose: (regions: readonly string[]) => void }

function BodyPart({ part, name, isChosen, isMarked, onChoose }: BodyPartProps) {
  const choose = (): void => onChoose(part.regions)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    choose()
  }
  return (
    <g role="button" tabIndex={0} aria-label={name} aria-pressed={isChosen} data-marked={isMarked} className={styles['part']} onClick={choose} onKeyDown={onKeyDown}>
      <title>{name}</title>
      {part.outlines.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </g>
  )
}
