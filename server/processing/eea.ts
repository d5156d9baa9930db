/** The European Economic Area. */
const CODES = [
  'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IS', 'IT', 'LV', 'LI', 'LT', 'LU', 'MT', 'NL', 'NO', 'PL',
  'PT', 'RO', 'SK', 'SI', 'ES', 'SE',
]
const NAMES = new Set(['en', 'nb', 'sv', 'da'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return CODES.map((code) => (names.of(code) ?? code).toLowerCase())
  }),
)
const UNION = new Set(['eu', 'eea', 'eøs', 'ees', 'europe', 'european union', 'european economic area'])
/** Regions of the large clouds, and those of them that lie in London and Zürich, which are not of the area. */
const CLOUD = new RegExp(
  String.raw`^(eu|europe)-(?:[a-z]+-?\d+)$|^(northeurope|westeurope|swedencentral|swedensouth|norwayeast|norwaywest|francecentral|francesouth|` +
    'germanywestcentral|germanynorth|italynorth|polandcentral|spaincentral|denmarkeast|austriaeast|belgiumcentral|finlandcentral)$',
)
const CLOUD_OUTSIDE = new Set(['eu-west-2', 'eu-central-2', 'europe-west2', 'europe-west6'])

/** Takes a region as an operator writes it; says whether it is known to lie in the European Economic Area. What is not known does not. */
export function isInEea(region: string | undefined): boolean {
  if (region === undefined) return false
  // "EU (Stockholm)", "eu-north-1, Sweden": the first part names the region, what follows explains it.
  const first = (/^[^(,;/]+/.exec(region)?.[0] ?? '').trim()
  const name = first.toLowerCase()
  if (CLOUD_OUTSIDE.has(name)) return false
  return CODES.includes(first) || UNION.has(name) || NAMES.has(name) || CLOUD.test(name)
}
