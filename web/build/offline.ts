import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'

const WORKER = new URL('offline.js', import.meta.url)
/** What starts the app, what it shows first, what records, what renews a sign-in when the network is back, and what signs out and clears up. */
const KEPT = [
  'web/main.tsx', 'web/app.tsx', 'web/features/dashboard/DashboardPage.tsx', 'web/features/recording/RecordingPage.tsx',
  'web/session/provider.ts', 'web/at-rest.ts', 'web/session/shell/drop-shell.ts', 'web/features/sign-in/LogoutPage.tsx',
]
/** Pages that can do nothing without a server, help, and texts and letters of every language: a page that runs says which of those it has. */
const LEFT_OUT = /\/web\/features\/.*(Page|Desk)\.tsx$|\/web\/(landing|text|editor)\/|\/domain\/help\//

/** Writes the service worker with the names of the files that it keeps: all of one build, so that none is mixed with another's. */
export function offline(): Plugin {
  return {
    name: 'epikrise-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = keptFiles(bundle)
        const entry = fileOf(bundle, '/web/app.tsx')
        const source = await readFile(WORKER, 'utf8')
        const shell = bundle['app.html']
        if (shell?.type !== 'asset') throw new Error('the app is missing from the build')
        const gate = /src="\/(assets\/gate-[^"]+)"/.exec(String(shell.source))?.[1]
        const icon = Object.keys(bundle).find((name) => /^assets\/icon-.*\.svg$/.test(name))
        const all = [...files, ...(gate === undefined ? [] : [gate]), ...(icon === undefined ? [] : [icon])].map((name) => `/${name}`).toSorted()
        const version = createHash('sha256').update(source).update(String(shell.source)).update(all.join()).digest('hex').slice(0, 12)
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: source.replace('= BUILD', () => `= ${JSON.stringify({ version, entry: `/${entry}`, files: all })}`),
        })
      },
    },
  }
}

function fileOf(bundle: Rolldown.OutputBundle, module: string): string {
  const holder = Object.values(bundle).find((item) => item.type === 'chunk' && item.moduleIds.some((id) => id.endsWith(module)))
  if (holder === undefined) throw new Error(`${module} is missing from the build`)
  return holder.fileName
}

/** The chunks of what is kept, what they import at once, and what they fetch later unless it is left out; with their styles. */
function keptFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const take = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    chunk.imports.forEach(take)
    for (const later of chunk.dynamicImports) {
      const dynamic = bundle[later]
      const facade = dynamic?.type === 'chunk' ? (dynamic.facadeModuleId ?? dynamic.moduleIds.at(-1) ?? '') : ''
      if (!LEFT_OUT.test(facade.replaceAll('\\', '/'))) take(later)
    }
  }
  for (const module of KEPT) take(fileOf(bundle, `/${module}`))
  return found
}
