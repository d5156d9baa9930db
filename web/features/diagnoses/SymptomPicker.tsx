import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { SymptomList } from '#contract/diagnosis.ts'
import type { PatientDescriptor } from '#contract/patient.ts'
import type { Vertical } from '#contract/vertical.ts'
import { useText } from '#web/text/use-text.ts'
import { BodyFigure } from './figures/BodyFigure.tsx'
import { SymptomChoices } from './SymptomChoices.tsx'
import type { Body, Side } from './figures/choose-figure.ts'
import { BODIES, bodyOf, chooseFigure, isBody, isSide, SIDES, speciesOn, WHOLE_BODY } from './figures/choose-figure.ts'
import styles from './diagnoses.module.css'
import { findSymptoms } from './find-symptoms.ts'

export type SymptomPickerProps = {
  edition: Vertical
  /** Of whom, as far as told: the figure follows it. */ descriptor: PatientDescriptor | null
  list: SymptomList
  picked: readonly string[]
  onToggle: (id: string) => void
}

/** Symptoms picked on a drawn body or found by name; the list works without the drawing. */
export function SymptomPicker({ edition, descriptor, list, picked, onToggle }: SymptomPickerProps) {
  const text = useText('diagnoses')
  const [chosenBody, setBody] = useState<Body>()
  const body = chosenBody ?? bodyOf(descriptor, edition)
  const [side, setSide] = useState<Side>('front')
  const [regions, setRegions] = useState<readonly string[]>([])
  const [search, setSearch] = useState('')
  const nameOf = (region: string): string => list.find((one) => one.region === region)?.name ?? region
  const figure = chooseFigure(body, side)
  const known = new Set(list.map(({ region }) => region))
  const shown = {
    ...figure,
    parts: figure.parts.map((part) => ({ ...part, regions: part.regions.filter((region) => known.has(region)) })).filter((part) => part.regions.length > 0),
  }
  const marked = new Set(list.filter(({ symptoms }) => symptoms.some(({ id }) => picked.includes(id))).map(({ region }) => region))
  const choose = (next: readonly string[]): void => {
    setSearch('')
    setRegions(next)
  }
  const choices = findSymptoms(list, { regions, search, species: speciesOn(body) })
  return (
    <div className={styles['picker']}>
      <BodyChoice edition={edition} body={body} onChange={setBody} />
      {edition === 'med' && (
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={text('view')}
          value={side}
          onChange={(next) => isSide(next) && setSide(next)}
          data={SIDES.map((value) => ({ value, label: text(value) }))}
        />
      )}
      <BodyFigure figure={shown} label={text('figureLabel', { figure: text(body) })} nameOf={nameOf} chosen={regions} marked={marked} onChoose={choose} />
      <div className={styles['whole']} role="group" aria-label={text('wholeBody')}>
        {WHOLE_BODY.filter((region) => known.has(region)).map((region) => (
          <button key={region} type="button" aria-pressed={regions.includes(region)} data-marked={marked.has(region)} onClick={() => choose([region])}>
            {nameOf(region)}
          </button>
        ))}
      </div>
      <NativeSelect
        size="sm"
        aria-label={text('pickRegion')}
        value={regions.length === 1 ? regions[0] : ''}
        onChange={({ currentTarget }) => choose(currentTarget.value === '' ? [] : [currentTarget.value])}
        data={[{ value: '', label: text('pickRegion') }, ...list.map(({ region, name }) => ({ value: region, label: name }))]}
      />
      <TextInput
        size="sm"
        aria-label={text('search')}
        placeholder={text('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <SymptomChoices choices={choices} isAsked={regions.length > 0 || search.trim() !== ''} picked={picked} onToggle={onToggle} />
    </div>
  )
}

/** Whose body is drawn; there are more animals than fit side by side. */
function BodyChoice({ edition, body, onChange }: { edition: Vertical; body: Body; onChange: (body: Body) => void }) {
  const text = useText('diagnoses')
  const data = BODIES[edition].map((value) => ({ value, label: text(value) }))
  const choose = (next: string): void => {
    if (isBody(next, edition)) onChange(next)
  }
  if (edition === 'vet')
    return <NativeSelect size="sm" aria-label={text('figure')} value={body} onChange={({ currentTarget }) => choose(currentTarget.value)} data={data} />
  return <SegmentedControl fullWidth size="xs" aria-label={text('figure')} value={body} onChange={choose} data={data} />
}
