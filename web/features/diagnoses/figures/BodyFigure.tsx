import type { KeyboardEvent } from 'react'
import { useId } from 'react'
import styles from './figures.module.css'
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

/** What is seen of the far side too. */
const ON_FAR_SIDE = new Set(['leg', 'foot_toe', 'ear'])
/** Room for the stroke of the rim. */
const MARGIN = 4

/** A drawn body whose parts are buttons with names. Its rim is one line, the borders between the parts faint; a press beside a narrow part is taken too. */
export function BodyFigure({ figure, label, nameOf, chosen, marked, onChoose }: BodyFigureProps) {
  const [near, whole] = [useId(), useId()]
  const { width, height, behind = [], parts, lines } = figure
  return (
    <svg
      className={styles['figure']}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      role="group"
      aria-label={label}
      data-in-text=""
    >
      <clipPath id={near}>
        <Rim figure={figure} />
      </clipPath>
      <clipPath id={whole}>
        <Rim figure={figure} />
        {behind.map((outline) => <path key={outline} d={outline} />)}
      </clipPath>
      <g className={styles['behind']} aria-hidden>
        {behind.map((outline) => <path key={outline} d={outline} />)}
      </g>
      <g className={styles['body']} aria-hidden>
        <Rim figure={figure} />
      </g>
      {parts.map((part) => (
        <BodyPart
          key={part.regions.join()}
          part={part}
          clip={part.regions.some((region) => ON_FAR_SIDE.has(region)) ? whole : near}
          name={part.regions.map(nameOf).join(', ')}
          isChosen={part.regions.some((region) => chosen.includes(region))}
          isMarked={part.regions.some((region) => marked.has(region))}
          onChoose={onChoose}
        />
      ))}
      <g className={styles['rim']} aria-hidden>
        <Rim figure={figure} />
      </g>
      <g className={styles['lines']} aria-hidden>
        {lines.map((line) => <path key={line} d={line} />)}
      </g>
    </svg>
  )
}

/** The outline, and of a body that is drawn by half, its other half. */
function Rim({ figure: { outline, isHalf, width } }: { figure: Figure }) {
  return (
    <>
      <path d={outline} />
      {isHalf && <path d={outline} transform={`matrix(-1 0 0 1 ${width} 0)`} />}
    </>
  )
}

type BodyPartProps = { part: Part; clip: string; name: string; isChosen: boolean; isMarked: boolean; onChoose: (regions: readonly string[]) => void }

function BodyPart({ part, clip, name, isChosen, isMarked, onChoose }: BodyPartProps) {
  const choose = (): void => onChoose(part.regions)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    choose()
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isChosen}
      data-marked={isMarked}
      data-quiet={part.isQuiet}
      className={styles['part']}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      <title>{name}</title>
      <g clipPath={`url(#${CSS.escape(clip)})`} className={styles['shown']}>
        {part.outlines.map((outline) => <path key={outline} d={outline} />)}
      </g>
      {part.outlines.map((outline) => <path key={outline} d={outline} className={styles['target']} />)}
    </g>
  )
}
