/** Names that providers give their levels, lowest first; what follows the last separator counts (ID-porten, eIDAS, NIST). */
const NAMED_LEVELS = ['low', 'substantial', 'high']

/** Takes an acr such as `idporten-loa-high` or `urn:bankid:bid;LOA=4`; gives its family and its place in it. */
function rank(acr: string): { family: string; level: number } | undefined {
  const [, family = '', last = ''] = /^(.*?)(\d+|[a-z]+)$/i.exec(acr) ?? []
  const named = NAMED_LEVELS.findIndex((name) => acr.toLowerCase().endsWith(name))
  if (named >= 0) return { family: acr.slice(0, acr.length - (NAMED_LEVELS[named]?.length ?? 0)).toLowerCase(), level: named }
  return /^\d+$/.test(last) ? { family: family.toLowerCase(), level: Number(last) } : undefined
}

/**
 * Takes what the token vouches for and what the operator demands; true when it is the same level or a higher one of
 * the same family. Levels of different families are not comparable, so they do not pass (AUTH-2, NORM-3).
 */
export function meetsMinimumAcr(acr: string | undefined, minimum: string | undefined): boolean {
  if (minimum === undefined) return true
  if (acr === undefined) return false
  if (acr === minimum) return true
  const [has, needs] = [rank(acr), rank(minimum)]
  return has !== undefined && needs !== undefined && has.family === needs.family && has.level >= needs.level
}
