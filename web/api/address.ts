import { BASE_PATH } from '#contract/route.ts'

type Values = Readonly<Record<string, unknown>>

/** Takes a path with parameters in braces, their values and a query; gives the address of the call. */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_brace, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' && value !== '') search.set(name, value)
    if (typeof value === 'number' || typeof value === 'boolean') search.set(name, String(value))
  }
  const text = search.toString()
  return `${BASE_PATH}${filled}${text === '' ? '' : `?${text}`}`
}
