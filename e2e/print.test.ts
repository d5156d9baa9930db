import { expect, test } from 'vitest'
import { journey } from './harness/journey.ts'

const TALK = [
  'Lege: Hva kan jeg hjelpe deg med?',
  'Pasient: Jeg har hostet i tre uker, og jeg har hatt feber opp til 38,5.',
  'Lege: Jeg hører på lungene. Det er knatrelyder basalt på høyre side. CRP er 64.',
  'Lege: Dette er en lungebetennelse. Du får Doksyklin 100 mg to ganger daglig i sju dager. Du henvises til røntgen thorax innen en uke.',
].join('\n')

const now = journey()

/** What can be seen of the page as it would lie on paper: lines of text by the element that holds them. */
const onPaper = () =>
  now.page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement
      const words = node.textContent?.trim() ?? ''
      const box = holder?.getBoundingClientRect()
      if (
        words !== '' &&
        holder &&
        box &&
        box.width > 1 &&
        holder.closest('script, style') === null &&
        holder.checkVisibility({ visibilityProperty: true }) &&
        holder.closest('.visually-hidden') === null
      )
        shown.push(words)
    }
    return shown
  })

test('a report on paper is who, when and the text: nothing of the screen around it, in ink on white also from a dark screen', async () => {
  const { page, report } = now
  await page.emulateMedia({ colorScheme: 'dark' })
  await report.open(TALK)
  const text = (await report.text.innerText()).replaceAll(/\s+/g, ' ')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const printed = await onPaper()
  expect(printed).toContain(heading)
  expect(printed.join(' ')).toMatch(/\d{1,2}:\d\d/)
  for (const line of ['Doksyklin 100 mg', 'CRP']) {
    expect(text).toContain(line)
    expect(printed.join(' ')).toContain(line)
  }
  for (const word of ['Kopier', 'Mindre detaljert', 'Start opptak', 'Kontrollpanel', 'Lag henvisning', 'Opptak og notater', 'Lydopptak', 'Hjelp'])
    expect(printed).not.toContain(word)
  const { ink, paper, width } = await page.evaluate(() => {
    const shown = document.querySelector('.report-text')
    const probe = document.createElement('i')
    probe.style.color = 'var(--paper)'
    document.body.append(probe)
    return {
      ink: shown && getComputedStyle(shown).color,
      paper: getComputedStyle(probe).color,
      width: (shown?.getBoundingClientRect().width ?? 0) / innerWidth,
    }
  })
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  expect(width).toBeGreaterThan(0.9)
  const folder = process.env.SCREENSHOTS
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, ...(folder ? { path: `${folder}/report.pdf` } : {}) })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
