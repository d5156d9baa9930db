import { Badge, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OutsideEngine } from '#contract/outside-engine.ts'
import { runtimeConfig } from '#web/session/runtime-config.ts'
import type { RuntimeConfig } from '#web/session/runtime-config.ts'
import { useText } from '#web/text/use-text.ts'
import type { Text as Words } from '#web/text/use-text.ts'
import { ListRow, ListSection } from '#web/ui/ListSection.tsx'
import classes from './where-data.module.css'

/** Who else gets data and where, and how long it is kept: what this installation does, not what one might do (NORM-5, GDPR-6). */
export function WhereData() {
  const { data } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig, staleTime: Infinity })
  if (data === undefined) return <ComingData />
  return (
    <>
      <Engines engines={data.engines} stores={data.stores} />
      <Periods retention={data.retention} />
    </>
  )
}

const PERIODS = [0, 1, 2, 3, 4]

/** The room both lists will take: what stands below them does not move when they come. */
function ComingData() {
  const text = useText('settings')
  const line = <Skeleton height="var(--leading-sm)" width="60%" />
  return (
    <>
      <ListSection id="where-data" heading={text('whereHeading')}>
        <div className={classes['period']}>{line}</div>
      </ListSection>
      <ListSection id="kept-data" heading={text('keepHeading')}>
        {PERIODS.map((row) => (
          <div key={row} className={classes['period']}>
            {line}
          </div>
        ))}
      </ListSection>
    </>
  )
}

function Engines({ engines, stores }: Pick<RuntimeConfig, 'engines' | 'stores'>) {
  const text = useText('settings')
  return (
    <ListSection id="where-data" heading={text('whereHeading')}>
      {engines.length === 0 && (
        <Text size="sm" p="md">
          {text('whereHere')}
        </Text>
      )}
      {engines.map((engine) => (
        <Engine key={engine.name} engine={engine} />
      ))}
      {stores.map(({ holds, region }) => (
        <ListRow
          key={holds}
          title={text(holds === 'rows' ? 'storeRows' : 'storeSound')}
          body={`${text(holds === 'rows' ? 'holdsRows' : 'holdsSound')} ${region === null ? text('regionUnknown') : text('region', { region })}`}
        >
          <Badge color="good" variant="light" tt="none">
            {text('engineOn')}
          </Badge>
        </ListRow>
      ))}
    </ListSection>
  )
}

function Engine({ engine: { host, region, gets, isOn } }: { engine: OutsideEngine }) {
  const text = useText('settings')
  const place = region === null ? text('regionUnknown') : text('region', { region })
  return (
    <ListRow
      title={text(gets === 'sound' ? 'whereSpeech' : 'whereLanguage', { host })}
      body={isOn ? `${text(gets === 'sound' ? 'getsSound' : 'getsText')} ${place}` : `${text('engineOffWhy')} ${place}`}
    >
      <Badge color={isOn ? 'good' : 'gray'} variant="light" tt="none">
        {text(isOn ? 'engineOn' : 'engineOff')}
      </Badge>
    </ListRow>
  )
}

const DAYS_PER_YEAR = 365.25

/** A period as one says it: whole years as years, all else in days. */
function periodOf(days: number, text: Words<'settings'>): string {
  const years = Math.round(days / DAYS_PER_YEAR)
  const isWhole = years > 0 && Math.abs(days - years * DAYS_PER_YEAR) <= 1
  return isWhole ? text('years', { count: years }) : text('days', { count: days })
}

function Periods({ retention }: { retention: RuntimeConfig['retention'] }) {
  const text = useText('settings')
  const periods = [
    [text('keepAnonymousSound'), text('keepUntilHeard')],
    [text('keepAnonymousText'), text('hours', { count: retention.anonymousTextHours })],
    [text('keepSound'), periodOf(retention.audioDays, text)],
    [text('keepCounts'), periodOf(retention.anonymisedDays, text)],
    [text('keepLog'), periodOf(retention.accessLogDays, text)],
  ]
  return (
    <ListSection as="dl" id="kept-data" heading={text('keepHeading')}>
      {periods.map(([what, howLong]) => (
        <div key={what} className={classes['period']}>
          <dt>{what}</dt>
          <dd>{howLong}</dd>
        </div>
      ))}
    </ListSection>
  )
}
