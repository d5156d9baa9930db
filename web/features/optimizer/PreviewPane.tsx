import { IconFileText } from '@tabler/icons-react'
import { Markdown } from '#web/conversation/markdown/Markdown.tsx'
import { useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import classes from './optimizer.module.css'
import type { Preview } from './use-optimizer.ts'

const NONE: ReadonlySet<never> = new Set()

export type PreviewPaneProps = { preview: Preview | undefined; isWriting: boolean; /** The texts are others by now. */ isOutdated: boolean }

/** Nothing is cited here: brackets are words of the report. */
const uncited = () => null

function Doubt() {
  const text = useText('optimizer')
  return <span className="visually-hidden"> ({text('unsupported')})</span>
}

/** After a sentence that nothing said carries, for whoever does not see the line under it. */
const inDoubt = () => <Doubt />

/** The test report as it reads, how far the instructions were followed, and what in it nobody said. */
export function PreviewPane({ preview, isWriting, isOutdated }: PreviewPaneProps) {
  const text = useText('optimizer')
  return (
    <section className={classes['preview']} aria-label={text('preview')} aria-busy={isWriting}>
      <h2 className={classes['smallHeading']}>{text('preview')}</h2>
      {isWriting && <TextSkeleton lines={6} />}
      {!isWriting && preview === undefined && (
        <EmptyState
          icon={<IconFileText size={28} stroke={1.5} color="var(--muted)" aria-hidden />}
          title={text('previewEmpty')}
          hint={text('previewEmptyHint')}
        />
      )}
      {!isWriting && preview !== undefined && (
        <>
          <p className={classes['hint']} role="status">
            {isOutdated ? text('previewOutdated') : preview.run.engine === 'builtin' ? text('madeHere') : text('madeBy', { engine: preview.run.engine })}
          </p>
          <Followed preview={preview} />
          <article className={classes['sheet']}>
            <Markdown
              text={preview.run.value}
              sources={NONE}
              unsupported={preview.run.unsupported}
              addresses={NONE}
              renderCite={uncited}
              renderDoubt={inDoubt}
            />
          </article>
        </>
      )}
    </section>
  )
}

/** What was asked and is not in the report, and what stays though it was to go. */
function Followed({ preview: { run, of } }: { preview: Preview }) {
  const text = useText('optimizer')
  const { notFollowed = [], keptForSafety = [], unsupported, engine } = run
  const isWithoutExamples = engine === 'builtin' && of.examples.length > 0
  if (notFollowed.length + keptForSafety.length + unsupported.length === 0 && !isWithoutExamples) return null
  return (
    <ul className={classes['notes']}>
      {notFollowed.length > 0 && <li>{text('notFollowed', { wishes: notFollowed.map((wish) => text('quoted', { words: wish })).join(', ') })}</li>}
      {isWithoutExamples && <li>{text('examplesUnused')}</li>}
      {keptForSafety.length > 0 && <li>{text('keptForSafety', { sections: keptForSafety.join(', ') })}</li>}
      {unsupported.length > 0 && <li>{text('unsupportedNote')}</li>}
    </ul>
  )
}
