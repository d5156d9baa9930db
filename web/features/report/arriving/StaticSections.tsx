import type { Section } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import '#web/editor/report-editor.css'
import styles from './arriving.module.css'

export type StaticSectionsProps = {
  sections: readonly Section[]
  language: Language
  /** Whether each comes in softly, as when it has just been written. */ isArriving: boolean
}

/** Sections as the editor will show them, line for line, before there is an editor. */
export function StaticSections({ sections, language, isArriving }: StaticSectionsProps) {
  return (
    <div className="document report-document">
      <div className={`report-text ${isArriving ? styles['arriving'] : ''}`} lang={language}>
        {sections.map(({ type, heading, blocks }) => (
          <section key={type}>
            <h2>{heading}</h2>
            {blocks.map(({ id, kind, text, supported }) =>
              kind === 'heading' ? <h3 key={id}>{text}</h3> : <p key={id} {...(supported === false && { 'data-supported': 'false' })}>{text}</p>,
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
