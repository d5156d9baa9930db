import type { KeyboardEvent } from 'react'
import styles from '../diagnoses.module.css'
import type { Figure, Part } from './shape.ts'

export type BodyFigureProps = {
  figure: Figure
  label: string
  nameOf: (region: string) => string
  chosen: readonly string[]
  /** Regions that have something picked. */
  marked: ReadonlySet<string>
  onChoose: (regions: readonly string[]) => void
}

/** A drawn body whose parts are buttons with names. Its rim is drawn as one line, the borders between the parts faintly. */
export function BodyFigure({ figure, label, nameOf, chosen, marked, onChoose }: BodyFigureProps) {
  return (
    <svg className={styles['figure']} viewBox={`0 ${figure.top} ${figure.width} ${figure.height}`} role="group" aria-label={label}>
      {/* Behind the parts, so that only its rim shows: one body, and not a row of pieces. */}
      <g className={styles['silhouette']} aria-hidden>
        {figure.parts.flatMap(({ outlines }) => outlines).map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </g>
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
