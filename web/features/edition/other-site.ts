import { tenantOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Vertical } from '#contract/vertical.ts'

type Sites = { readonly tenants: readonly Tenant[]; readonly wwwHosts: Readonly<Record<string, string>> }
type Place = { protocol: string; hostname: string; port: string }

/** Takes where the page stands and the edition wanted; gives the address of that edition's site, or undefined when no host serves it. */
export function otherSite({ protocol, hostname, port }: Place, wanted: Vertical, { tenants, wwwHosts }: Sites): string | undefined {
  const bare = hostname.replace(/^www\./, '').replace(/^vet\./, '')
  const guesses = wanted === 'vet' ? [`vet.${bare}`, 'vet.localhost'] : [bare, `www.${bare}`]
  const named = tenants.filter(({ match, vertical }) => vertical === wanted && !match.includes('*')).map(({ match }) => match)
  const isLocal = (name: string) => name === 'localhost' || name.endsWith('.localhost') || /^[\d.:[\]]+$/.test(name)
  const found = [...guesses, ...named].find((name) => isLocal(name) === isLocal(hostname) && tenantOf(name, tenants).vertical === wanted)
  return found === undefined ? undefined : `${protocol}//${wwwHosts[found] ?? found}${port === '' ? '' : `:${port}`}/`
}
