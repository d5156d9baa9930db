import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The marks by which the buttons of a list are found again once the lists have been read anew. */
export const judgeMarks = (list: string, words: string) => ({ 'data-judge': list, 'data-words': words })

type Pressed = { readonly list: string | undefined; readonly words: string | undefined; readonly at: number }

const buttonsOf = (area: HTMLElement): HTMLElement[] => [...area.querySelectorAll<HTMLElement>('[data-judge]')]

/** The button that now stands where the pressed one stood, or the last of its list; when the list is empty, the pressed one in its new list. */
function nextOf(area: HTMLElement, { list, words, at }: Pressed): HTMLElement | undefined {
  const buttons = buttonsOf(area)
  const sameList = buttons.filter(({ dataset }) => dataset['judge'] === list)
  return sameList[Math.min(at, sameList.length - 1)] ?? buttons.find(({ dataset }) => dataset['words'] === words) ?? buttons[0]
}

/** Judging a place moves its button to another list, and the keyboard's focus would be lost with it; it is kept among the places. */
export function useKeptFocus(): { area: RefObject<HTMLDivElement | null>; remember: (button: HTMLElement) => void } {
  const area = useRef<HTMLDivElement>(null)
  const pressed = useRef<Pressed>(null)
  useLayoutEffect(() => {
    const { current: before } = pressed
    const active = document.activeElement
    const isLost = active === null || active === document.body
    // While the button still stands the answer has not come: something else was drawn anew.
    const isWaiting = active instanceof HTMLElement && active.dataset['judge'] === before?.list && active.dataset['words'] === before?.words
    if (before === null || area.current === null || isWaiting) return
    pressed.current = null
    if (isLost) nextOf(area.current, before)?.focus()
  })
  const remember = (button: HTMLElement): void => {
    const { judge: list, words } = button.dataset
    const at = area.current === null ? 0 : buttonsOf(area.current).filter(({ dataset }) => dataset['judge'] === list).indexOf(button)
    pressed.current = { list, words, at }
  }
  return { area, remember }
}
