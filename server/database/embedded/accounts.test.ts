import { expect, test } from 'vitest'
import { readAccounts, servantAccounts, standInAccount } from './accounts.ts'

const DEBIAN = readAccounts(`root:x:0:0:root:/root:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
node:x:1000:1000::/home/node:/bin/bash
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash
`)
const MACOS = readAccounts(`##
nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false
root:*:0:0:System Administrator:/var/root:/bin/sh
daemon:*:1:1:System Services:/var/root:/usr/bin/false
_postgres:*:216:216:PostgreSQL Server:/var/empty:/usr/bin/false
`)

test('reads every account but root', () => {
  expect(DEBIAN.map(({ name }) => name)).toEqual(['nobody', 'node', 'postgres'])
  expect(MACOS.map(({ name }) => name)).toEqual(['daemon', '_postgres'])
})

test('root hands the cluster to the account made for it, and else to the one without rights', () => {
  expect(servantAccounts(DEBIAN).map(({ uid }) => uid)).toEqual([101, 65_534])
  expect(servantAccounts(MACOS).map(({ uid }) => uid)).toEqual([216])
})

test('inside a namespace an ordinary account lends its name', () => {
  expect(standInAccount(DEBIAN)).toMatchObject({ name: 'node' })
  expect(standInAccount(DEBIAN.filter(({ name }) => name !== 'node'))).toMatchObject({ name: 'nobody' })
  expect(standInAccount([])).toBeUndefined()
})
