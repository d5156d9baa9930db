import type { Language, Vertical } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { Tongue } from '#domain/language/language.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { readStatement } from '#domain/note/annotate/statement.ts'
import type { Assertion } from '#domain/note/context/assertion.ts'
import { assertionOf } from '#domain/note/context/assertion.ts'
import { subjectsOf } from '#domain/note/context/experiencer.ts'
import { segmentSource } from '#domain/note/pipeline/read-source.ts'
import { readStatements } from '#domain/note/pipeline/write-report.ts'
import type { Speaker } from '#domain/note/segment/utterances.ts'

/** A sentence of a source under the number a model knows it by; numbers run through all sources from 1. */
export type Numbered = {
  readonly id: number
  readonly source: number
  readonly start: number
  readonly end: number
  readonly speaker: Speaker
  readonly isDoubtful: boolean
}

/** What the engine makes of what was said in a sentence. */
export type Said = { readonly statement: Statement; readonly assertion: Assertion }

/** A talk as facts are held against it: its sentences by number, each as it was said and as the engine understood it in its place. */
export type Talk = {
  readonly sources: readonly ReportSource[]
  readonly tongue: Tongue
  readonly vertical: Vertical
  readonly numbered: readonly Numbered[]
  readonly spoken: readonly Statement[]
  readonly said: readonly (readonly Said[])[]
  /** The statements of each source, as the rest of the engine reads them. */
  readonly statements: readonly (readonly Statement[])[]
}

type Told = { readonly sources: readonly ReportSource[]; readonly heard?: Language | undefined }

const tongueOfTalk = ({ sources, heard }: Told): Tongue => tongueOf(heard ?? detectLanguage(sources.map(({ text }) => text).join('\n')))

type Sentences = { readonly numbered: readonly Numbered[]; readonly spoken: readonly Statement[] }

function numberSentences(sources: readonly ReportSource[], tongue: Tongue): Sentences {
  const numbered: Numbered[] = []
  const spoken: Statement[] = []
  sources.forEach(({ text }, source) => {
    for (const { sentence, isDoubtful } of segmentSource(text, tongue)) {
      numbered.push({ id: numbered.length + 1, source, start: sentence.start, end: sentence.end, speaker: sentence.speaker, isDoubtful })
      spoken.push(readStatement(sentence, tongue, isDoubtful))
    }
  })
  return { numbered, spoken }
}

/** Numbers the sentences of a talk, as the engine cuts it; the same sources always get the same numbers. */
export function numberStatements(told: Told): readonly Numbered[] {
  return numberSentences(told.sources, tongueOfTalk(told)).numbered
}

/** For each sentence the statements that lie on it, both in the order they were said. */
function saidBySentence({ numbered }: Sentences, bySource: readonly (readonly Said[])[]): (readonly Said[])[] {
  const ordered = bySource.map((said) => said.toSorted((a, b) => a.statement.start - b.statement.start))
  const from = ordered.map(() => 0)
  return numbered.map(({ source, start, end }) => {
    const said = ordered[source] ?? []
    let at = from[source] ?? 0
    while (at < said.length && (said[at]?.statement.end ?? 0) <= start) at += 1
    from[source] = at
    const own: Said[] = []
    for (let next = at; next < said.length && (said[next]?.statement.start ?? end) < end; next += 1) {
      const one = said[next]
      if (one !== undefined && one.statement.end > start) own.push(one)
    }
    return own
  })
}

/** Reads a talk once, for all the facts that are to be held against it. */
export function readTalk({ vertical, ...told }: Told & { readonly vertical: Vertical }): Talk {
  const tongue = tongueOfTalk(told)
  const sentences = numberSentences(told.sources, tongue)
  const statements = told.sources.map(({ text }) => readStatements(text, tongue.pack.language, vertical))
  const bySource = statements.map((own) => {
    const subjects = subjectsOf(own, vertical)
    return own.map((statement, at): Said => ({ statement, assertion: assertionOf(statement, subjects[at] ?? 'patient') }))
  })
  return { sources: told.sources, tongue, vertical, ...sentences, said: saidBySentence(sentences, bySource), statements }
}
