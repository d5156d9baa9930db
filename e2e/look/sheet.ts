import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'

const COLUMNS = 5
const SHEET_PX = 2400

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** One picture of many: the shots of one width and scheme side by side, each under its name, drawn by the browser itself. */
export async function contactSheet(browser: Browser, shots: readonly { name: string; file: string }[], title: string): Promise<Buffer> {
  const figures = await Promise.all(
    shots.map(
      async ({ name, file }) =>
        `<figure><img src="data:image/png;base64,${(await readFile(file)).toString('base64')}"><figcaption>${escaped(name)}</figcaption></figure>`,
    ),
  )
  const page = await browser.newPage({ viewport: { width: SHEET_PX, height: 800 } })
  try {
    await page.setContent(`<!doctype html><title>${escaped(title)}</title><style>
      body{margin:24px;font:18px/24px sans-serif;background:#777;color:#fff}
      main{display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:24px}
      figure{margin:0}img{display:block;width:100%}figcaption{padding-top:6px}
    </style><h1>${escaped(title)}</h1><main>${figures.join('')}</main>`)
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}
