/** Where a file stands in the layout of ARCHITECTURE.md. The kind decides what it may import. */
export type Place =
  | { readonly kind: 'contract' }
  | { readonly kind: 'domain' }
  | { readonly kind: 'tooling' }
  | SidedPlace

export type SidedPlace =
  | { readonly kind: 'port' | 'adapter' | 'assembly' | 'app' | 'main'; readonly side: 'server' }
  | { readonly kind: 'base' | 'feature'; readonly side: 'server' | 'web'; readonly folder: string }
  | { readonly kind: 'routes' | 'entry'; readonly side: 'web' }

export function placeOf(path: string, base: ReadonlySet<string>): Place {
  const [top, second = '', third = ''] = path.split('/')
  if (top === 'contract' || top === 'domain') return { kind: top }
  if (top === 'server') return serverPlace(second, base)
  if (top === 'web') return webPlace({ second, third, base })
  return { kind: 'tooling' }
}

function serverPlace(second: string, base: ReadonlySet<string>): Place {
  const side = 'server'
  if (second === 'main.ts') return { kind: 'main', side }
  if (second === 'app.ts') return { kind: 'app', side }
  if (second === 'assemble.ts' || second === 'assembly') return { kind: 'assembly', side }
  if (second === 'ports') return { kind: 'port', side }
  if (second === 'adapters') return { kind: 'adapter', side }
  const folder = `server/${second}`
  return { kind: isBase(folder, base) ? 'base' : 'feature', side, folder }
}

function webPlace({ second, third, base }: { second: string; third: string; base: ReadonlySet<string> }): Place {
  const side = 'web'
  if (second === 'main.tsx' || second === 'entry.ts') return { kind: 'entry', side }
  if (second === 'routes.tsx' || second === 'app.tsx') return { kind: 'routes', side }
  if (second === 'features') return { kind: 'feature', side, folder: `web/features/${third}` }
  const folder = `web/${second}`
  return { kind: isBase(folder, base) ? 'base' : 'feature', side, folder }
}

/** A file directly below server/ or web/ belongs to nobody in particular. */
const isBase = (folder: string, base: ReadonlySet<string>) => folder.includes('.') || base.has(folder)
