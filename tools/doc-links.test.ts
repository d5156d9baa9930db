import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAGES = globSync(['*.md', 'docs/**/*.md', '{domain,server,web,eval,reliability,bench,tools}/**/*.md'], { cwd: ROOT, exclude: ['**/node_modules/**'] })

/** What a page links to within the project, that is not there. */
function deadLinks(page: string, markdown: string): string[] {
  const targets = Array.from(markdown.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g), ([, link, image]) => link ?? image ?? '')
  const own = targets.filter((target) => !/^(?:[a-z]+:|#|\/)/i.test(target)).map((target) => target.replace(/#.*$/, ''))
  return own.filter((target) => !existsSync(join(ROOT, dirname(page), target))).map((target) => `${relative(ROOT, join(ROOT, page))}: ${target}`)
}

test('every page of documentation leads where it says', () => {
  expect(PAGES).toContain('README.md')
  expect(PAGES.flatMap((page) => deadLinks(page, readFileSync(join(ROOT, page), 'utf8')))).toEqual([])
})

test('a link to nothing is found, one to the net or within the page is not asked after', () => {
  expect(deadLinks('README.md', '[a](docs/none.md) [b](https://x.example) [c](#d) ![e](docs/images/none.png) [f](ARCHITECTURE.md#g)')).toEqual([
    'README.md: docs/none.md',
    'README.md: docs/images/none.png',
  ])
})
