import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { tintStatement } from '#web/editor/active-statement.ts'
import { statementsOf, unsupportedOf } from '#web/editor/document-to-report.ts'
import type { Statement, Unsupported } from '#web/editor/document-to-report.ts'
import type { TickLine } from '#web/editor/layout.ts'
import { runCommand } from '#web/editor/run-command.ts'

/** What is being looked at, and where the words stand, in pixels within the text's area. */
export type Look = {
  statements: Statement[]
  unsupported: Unsupported[]
  box: Box
  lineTop: number | null
  /** Somebody pressed to go in: the card takes the focus. */ isEntered?: boolean
}

type Box = { top: number; bottom: number; left: number; /** Below the words the bar or the window's end is too near. */ isAbove: boolean }

export type EvidenceLook = {
  look: Look | null
  /** The element that holds editor and popover; places are measured from it. */
  area: HTMLElement | null
  openLine: (line: TickLine, isEntered?: boolean) => void
  close: () => void
  /** The pointer or focus is in the popover itself: it stays. */
  stay: () => void
  leaveSoon: () => void
}

/** Room that the words of most sentences take. */
const CARD_PX = 190
/** The bar's, until it has said its height (use-bar-height.ts): it stands in two rows where there is little room. */
const BAR_PX = 112
const barHeight = (): number => Number.parseFloat(document.documentElement.style.getPropertyValue('--report-bar')) || BAR_PX

/** Takes a stretch of the text's area; says where a card about it stands. */
function placeCard(area: HTMLElement, { top, bottom, left }: Omit<Box, 'isAbove'>): Box {
  const origin = area.getBoundingClientRect().top
  const below = innerHeight - origin - bottom - barHeight()
  return { top, bottom, left, isAbove: below < CARD_PX && origin + top > below }
}

const HOVER_MS = 300
const LEAVE_MS = 220

/** Shows what a sentence rests on: on hover of the sentence, on focus or press of its tick, or by Ctrl + . at the cursor. */
export function useEvidence(editor: Editor | null, area: HTMLElement | null): EvidenceLook {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [look, setLook] = useState<Look | null>(null)

  const stay = useCallback(() => clearTimeout(timer.current), [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setLook(null)
  }, [])
  const leaveSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setLook(null), LEAVE_MS)
  }, [])

  const openLine = useCallback(
    ({ top, statements, unsupported }: TickLine, isEntered = false) => {
      clearTimeout(timer.current)
      if (area) setLook({ statements, unsupported, box: placeCard(area, { top: top - 14, bottom: top + 14, left: 0 }), lineTop: top, isEntered })
    },
    [area],
  )

  useEffect(() => {
    if (!editor) return undefined
    const openElement = (element: HTMLElement) => {
      const found = lookAt(editor, element, area)
      if (found) setLook(found)
    }
    return watchText(editor, { stay, leaveSoon, close, openElement, soon: (action) => (timer.current = setTimeout(action, HOVER_MS)) })
  }, [editor, area, stay, leaveSoon, close])
  useEscape(look !== null, close)

  const tinted = look?.statements.length === 1 ? (look.statements[0]?.key ?? null) : null
  useEffect(() => {
    if (editor && !editor.isDestroyed) runCommand(editor, tintStatement(tinted))
  }, [editor, tinted])

  return useMemo(() => ({ look, area, openLine, close, stay, leaveSoon }), [look, area, openLine, close, stay, leaveSoon])
}

/** Escape closes what is shown, wherever the focus is. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen, close])
}

type Watch = {
  stay: () => void
  leaveSoon: () => void
  close: () => void
  openElement: (element: HTMLElement) => void
  soon: (action: () => void) => void
}

function statementElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-statement], [data-supported="false"]') : null
}

function watchText(editor: Editor, { stay, leaveSoon, close, openElement, soon }: Watch): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const { dom } = editor.view
  // Text that moves under a resting pointer while one types is no wish to see its source; nor is the press that puts the cursor there.
  let isTyping = false
  let pressed: HTMLElement | null = null
  dom.addEventListener('mousemove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) isTyping = false
  }, { signal })
  dom.addEventListener('mousedown', ({ target }) => {
    pressed = statementElement(target)
    close()
  }, { signal })
  dom.addEventListener('mouseover', ({ target, buttons }) => {
    const element = statementElement(target)
    if (element !== pressed) pressed = null
    stay()
    if (element && buttons === 0 && !isTyping && !pressed) soon(() => openElement(element))
    else leaveSoon()
  }, { signal })
  dom.addEventListener('mouseleave', leaveSoon, { signal })
  dom.addEventListener('keydown', (event) => {
    if (event.key === '.' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      const element = statementElement(elementAtCursor(editor))
      if (element) openElement(element)
    }
  }, { signal })
  const afterChange = ({ transaction }: { transaction: { docChanged: boolean } }) => {
    if (!transaction.docChanged) return
    isTyping = true
    close()
  }
  editor.on('transaction', afterChange)
  return () => {
    watching.abort()
    editor.off('transaction', afterChange)
  }
}

function elementAtCursor(editor: Editor): Element | null {
  const { node } = editor.view.domAtPos(editor.state.selection.from)
  return node instanceof Element ? node : node.parentElement
}

function lookAt(editor: Editor, element: HTMLElement, area: HTMLElement | null): Look | null {
  if (!area || !element.isConnected) return null
  const key = element.dataset['statement']
  const position = editor.view.posAtDOM(element, 0)
  const paragraph = element.closest('[data-supported="false"]')
  const doubtful = paragraph && editor.view.posAtDOM(paragraph, 0) - 1
  const statements = key === undefined ? [] : statementsOf(editor.state.doc).filter((each) => each.key === key && Math.abs(each.from - position) <= 1)
  const unsupported = doubtful === null ? [] : unsupportedOf(editor.state.doc).filter(({ from }) => from === doubtful)
  if (statements.length === 0 && unsupported.length === 0) return null
  const origin = area.getBoundingClientRect()
  const lines = element.getClientRects()
  const first = lines[0] ?? element.getBoundingClientRect()
  const last = lines[lines.length - 1] ?? first
  return {
    statements,
    unsupported,
    box: placeCard(area, { top: first.top - origin.top, bottom: last.bottom - origin.top, left: Math.min(first.left, last.left) - origin.left }),
    lineTop: null,
  }
}
