import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { looksSame, measureLayout } from './layout.ts'
import type { Layout } from './layout.ts'

/** Ticks follow the text this long after the last key: measuring at every key would slow the typing. */
const SETTLE_MS = 200

/** The places of ticks and section menus, kept up with the text, its width and its fonts. */
export function useLayout(editor: Editor | null): Layout {
  const [layout, setLayout] = useState<Layout>({ lines: [], headings: [] })
  useEffect(() => {
    if (!editor) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const measure = () => {
      if (isGone || editor.isDestroyed) return
      const measured = measureLayout(editor.view)
      setLayout((before) => (looksSame(before, measured) ? before : measured))
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, SETTLE_MS)
    }
    const afterUpdate = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) soon()
    }
    editor.on('transaction', afterUpdate)
    const observer = new ResizeObserver(soon)
    observer.observe(editor.view.dom)
    void document.fonts.ready.then(measure)
    measure()
    return () => {
      isGone = true
      clearTimeout(timer)
      editor.off('transaction', afterUpdate)
      observer.disconnect()
    }
  }, [editor])
  return layout
}
