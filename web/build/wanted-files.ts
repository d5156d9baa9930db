import type { Rolldown } from 'vite'

/** What a page imports once it is known which of the two it is: the scripts and styles of its modules, as addresses. */
export function wantedFiles(bundle: Rolldown.OutputBundle, ...modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).flatMap((item) => (item.type === 'chunk' ? [item] : []))
  const files = modules.flatMap((module) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (holder === undefined) throw new Error(`${module} is missing from the build`)
    return [holder.fileName, ...holder.imports, ...(holder.viteMetadata?.importedCss ?? [])]
  })
  return [...new Set(files)].map((name) => `/${name}`)
}
