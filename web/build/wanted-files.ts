import type { Rolldown } from 'vite'

/** What a page imports once it is known which of the two it is: the scripts and styles of one module, as addresses. */
export function wantedFiles(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).flatMap((item) => (item.type === 'chunk' ? [item] : []))
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (holder === undefined) throw new Error(`${module} is missing from the build`)
  return [holder.fileName, ...holder.imports, ...(holder.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)
}
