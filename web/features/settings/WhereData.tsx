import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OutsideEngine } from '#contract/outside-engine.ts'
import { runtimeConfig } from '#web/session/runtime-config.ts'
import type { RuntimeConfig } from '#web/session/runtime-config.ts'
import { useText } from '#web/text/use-text.ts'
import { ListRow, ListSection } from '#web/ui/ListSection.tsx'
import classes from './where-data.module.css'

/** Who else gets data and where, and how long it is kept: what this installation does, not what one might do (NORM-5, GDPR-6). */
export function WhereData() {
  const { data } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig, staleTime: Infinity })
  if (data === undefined) return null
  return (
    <>
      <Engines engines={data.engines} stores={data.stores} />
      <Periods retention={data.retention} />
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
        <ListRow key={holds} title={text(holds === 'rows' ? 'storeRows' : 'storeSound')} body={`${text(holds === 'rows' ? 'holdsRows' : 'holdsSound')} ${region === null ? text('regionUnknown') : text('region', { region })}`}>
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

/** A period that is whole years, leap days and all: five are 1,826 days. Undefined where it is not. */
function wholeYears(days: number): number | undefined {
  const years = Math.round(days / DAYS_PER_YEAR)
  return years >= 1 && Math.abs(days - years * DAYS_PER_YEAR) <= 1 ? years : undefined
}

function Periods({ retention }: { retention: RuntimeConfig['retention'] }) {
  const text = useText('settings')
  const inDays = (days: number): string => {
    const years = wholeYears(days)
    return years === undefined ? text('days', { count: days }) : text('years', { count: years })
  }
  const periods = [
    [text('keepAnonymousSound'), text('keepUntilHeard')],
    [text('keepAnonymousText'), text('hours', { count: retention.anonymousTextHours })],
    [text('keepSound'), inDays(retention.audioDays)],
    [text('keepCounts'), inDays(retention.anonymisedDays)],
    [text('keepLog'), inDays(retention.accessLogDays)],
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
