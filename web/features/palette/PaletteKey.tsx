import { useEffect, useState } from 'react'
import { pageTexts } from '#web/text/machinery.ts'
import { laterPart } from '#web/ui/later-part.ts'

const palette = laterPart(async () => {
  await pageTexts()
  return (await import('./Palette.tsx')).Palette
})

/** Waits for Ctrl or ⌘ with K; what it opens is fetched with the first press, and weighs nothing before. */
export function PaletteKey() {
  const [opened, setOpened] = useState<{ Palette: Awaited<ReturnType<typeof palette.fetch>>; isOpen: boolean }>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || document.querySelector('[aria-modal=true]') !== null) return
      event.preventDefault()
      // Without a network it cannot come the first time; the next press asks anew.
      void palette.fetch().then((Palette) => setOpened({ Palette, isOpen: true }), () => undefined)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return opened && <opened.Palette isOpen={opened.isOpen} onClose={() => setOpened({ ...opened, isOpen: false })} />
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat
