import './taste.css'
import type { Language, Vertical } from '#contract/vertical.ts'
import { answerOwnText } from './own-text.ts'
import { reachedAt, stepsOf } from './pace.ts'
import { renderTaste } from './render-taste.ts'
import { openReportPane } from './report-pane.ts'
import { openTalkPane } from './talk-pane.ts'
import { firstTalk, loadTalk } from './talks.ts'
import type { Written } from './talks/talk.ts'
import { tasteText } from './taste-texts.ts'
import { TALK_NAMES } from './taste-text.ts'
import type { TalkName, TasteText } from './taste-text.ts'

export type TasteFor = { readonly language: Language; readonly edition: Vertical; /** What the button says that begins in earnest. */ readonly start: string }
type Stage = {
  readonly place: HTMLElement
  readonly text: TasteText
  /** Ends what plays when something else is chosen. */ ending: AbortController
  again: () => void
}

/** What a visitor has chosen outlasts a change of language. */
let chosen: TalkName | 'own' | undefined

/** Fills the place with the taste: a talk that plays, its report beside it, and a field for a text of one's own. @throws when its files cannot be fetched */
export async function openTaste(place: HTMLElement, { language, edition, start }: TasteFor): Promise<void> {
  const name = chosen ?? firstTalk(language, edition)
  // The words and the first talk come side by side.
  const [text] = await Promise.all([tasteText(language), name === 'own' ? undefined : loadTalk[name]()])
  place.innerHTML = renderTaste(text, { start })
  const stage: Stage = { place, text, ending: new AbortController(), again: () => undefined }
  for (const button of place.querySelectorAll<HTMLElement>('[data-talk]'))
    button.addEventListener('click', () => void choose(stage, nameOf(button.dataset['talk'])))
  find(place, '[data-taste-again]').addEventListener('click', () => stage.again())
  find(place, '[data-taste-close]').addEventListener('click', () => close(stage))
  answerOwnText(find(place, '.taste-own'), { text: text.ownText, edition, language, show: (talk, written) => showAll(stage, talk, written) })
  find(place, 'h2').focus({ preventScroll: true })
  await choose(stage, name)
}

const nameOf = (name: string | undefined): TalkName | 'own' => TALK_NAMES.find((known) => known === name) ?? 'own'

function close({ place, ending }: Stage): void {
  ending.abort()
  chosen = undefined
  place.replaceChildren()
  place.hidden = true
  document.querySelector<HTMLElement>('button[data-taste]')?.focus()
}

async function choose(stage: Stage, name: TalkName | 'own'): Promise<void> {
  const { place, text } = stage
  stage.ending.abort()
  chosen = name
  for (const button of place.querySelectorAll('[data-talk]')) button.setAttribute('aria-pressed', String(button.getAttribute('data-talk') === name))
  const isOwn = name === 'own'
  find(place, '.taste-own').hidden = !isOwn
  for (const part of ['.taste-panes', '.taste-state', '[data-made-by]']) find(place, part).hidden = isOwn
  // One way on at a time: first the note is written, then the way in is offered.
  find(place, '[data-sign-in]').hidden = isOwn
  if (isOwn) return
  find(place, '.taste-talk').lang = find(place, '.taste-report').lang = name === 'swedish' ? 'sv' : 'nb'
  try {
    const { text: talk, written } = await loadTalk[name]()
    if (chosen === name) play(stage, talk, written)
  } catch {
    tell(stage, text.failed)
  }
}

/** Nothing moves for who asked for less: then all of it stands at once. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function play(stage: Stage, talk: string, written: Written): void {
  stage.again = () => play(stage, talk, written)
  stage.ending.abort()
  const ending = (stage.ending = new AbortController())
  const reach = draw(stage, talk, written)
  const [skip, again] = [find(stage.place, '[data-taste-skip]'), find(stage.place, '[data-taste-again]')]
  const finish = () => {
    if (ending.signal.aborted) return
    const hadFocus = document.activeElement === skip
    ending.abort()
    reach(talk.length)
    skip.hidden = true
    again.hidden = false
    if (hadFocus) again.focus()
    tell(stage, stage.text.done)
  }
  skip.hidden = false
  again.hidden = true
  skip.addEventListener('click', finish, ending)
  if (isCalm()) return finish()
  tell(stage, stage.text.playing)
  const steps = stepsOf(talk)
  const begun = performance.now()
  let reached = -1
  const onward = () => {
    if (ending.signal.aborted) return
    const to = reachedAt(steps, performance.now() - begun)
    if (to >= talk.length) return finish()
    if (to !== reached) reach((reached = to))
    requestAnimationFrame(onward)
  }
  onward()
}

/** A report of one's own text stands at once, with the text beside it. */
function showAll(stage: Stage, talk: string, written: Written): void {
  // Whose language it is, nobody has said.
  for (const pane of ['.taste-talk', '.taste-report']) find(stage.place, pane).removeAttribute('lang')
  draw(stage, talk, written)(talk.length)
  for (const part of ['.taste-panes', '[data-sign-in]']) find(stage.place, part).hidden = false
}

/** Puts talk and report on their sides; gives what moves both on. */
function draw({ place, text }: Stage, talk: string, written: Written): (end: number) => void {
  const talkPane = openTalkPane(find(place, '.taste-talk'), talk)
  const reportPane = openReportPane(find(place, '.taste-report'), { talk, written, words: text, onLook: talkPane.mark })
  return (end) => {
    talkPane.reach(end)
    reportPane.reach(end)
  }
}

function tell({ place }: Stage, words: string): void {
  find(place, '.taste-told').textContent = words
}

/** What the taste itself has drawn. */
function find(place: HTMLElement, selector: string): HTMLElement {
  const found = place.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`the taste has no ${selector}`)
  return found
}
