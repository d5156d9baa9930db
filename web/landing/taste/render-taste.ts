import { TALK_NAMES } from './taste-text.ts'
import type { TasteText } from './taste-text.ts'

/** Takes the words; gives the taste with nothing in it yet. The start button of the landing page answers within it. */
export function renderTaste(text: TasteText, { start }: { start: string }): string {
  const { ownText: own } = text
  const choices = [...TALK_NAMES.map((name) => [name, text.names[name]] as const), ['own', text.own] as const]
  const buttons = choices.map(([name, label]) => `<button type="button" class="taste-choice" data-talk="${name}" aria-pressed="false">${label}</button>`)
  return `<div class="taste-head"><h2 tabindex="-1">${text.heading}</h2><button type="button" class="taste-quiet" data-taste-close>${text.close}</button></div>
<p>${text.lead}</p>
<div class="taste-choices" role="group" aria-label="${text.choose}">${buttons.join('')}</div>
<form class="taste-own" hidden><label><span>${own.label}</span>\
<textarea rows="6" spellcheck="false" autocomplete="off" placeholder="${own.placeholder}"></textarea></label>
<p class="taste-note">${own.stays}</p><p><button type="submit" class="landing-button">${own.write}</button> <span role="status"></span>\
<span role="alert"></span></p></form>
<div class="taste-panes"><section aria-label="${text.talk}"><h3>${text.talk}</h3>\
<div class="taste-talk" tabindex="0" role="group" aria-label="${text.talk}"></div></section>
<section aria-label="${text.report}"><h3>${text.report}</h3><div class="taste-report"></div></section></div>
<p class="taste-state"><span class="taste-told" role="status"></span> <button type="button" class="taste-quiet" data-taste-skip>${text.skip}</button>\
<button type="button" class="taste-quiet" data-taste-again hidden>${text.again}</button></p>
<p class="taste-note" data-made-by>${text.madeBy}</p>
<p><button type="button" class="landing-button" data-sign-in>${start}</button></p>`
}
