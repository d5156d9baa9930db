import { z } from 'zod'

const Lock = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) })

/** Licences that ask for no more than to be named. */
const PERMISSIVE = new Set([
  'MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'OFL-1.1', 'AFL-2.1',
])

/** Whether whoever uses it may choose, or must take, permissive terms alone. */
const isPermissive = (licence: string): boolean => {
  const plain = licence.replaceAll(/[()]/g, '')
  return plain.includes(' OR ') ? plain.split(' OR ').some((one) => PERMISSIVE.has(one)) : plain.split(' AND ').every((one) => PERMISSIVE.has(one))
}

/** Takes package-lock.json and the record of dependencies; gives each package that asks for more, or says nothing, and is not named there with its licence. */
export function unnamedLicences(lock: string, record: string): string[] {
  const { packages } = Lock.parse(JSON.parse(lock))
  return Object.entries(packages).flatMap(([path, { license = 'none stated' }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    // Builds of one package for several machines share its name.
    const isNamed = record.includes(`\`${name}\``) || [...record.matchAll(/`([@\w/.-]+)-\*`/g)].some(([, family = '']) => name.startsWith(`${family}-`))
    return path === '' || isPermissive(license) || isNamed ? [] : [`${name}: ${license}`]
  })
}
