import { expect, test } from 'vitest'
import { suitsMemory } from './scratch.mjs'

const GIB = 1024 ** 3
const AMPLE = { room: 8 * GIB, memory: 8 * GIB }
const mounted = (options: string): string => `/dev/vda / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`

test('tests write to memory where there is room for them', () => {
  expect(suitsMemory({ mounts: mounted('rw,nosuid,nodev'), ...AMPLE })).toBe(true)
})

test.each([
  ['nothing may be run there', { mounts: mounted('rw,nosuid,nodev,noexec'), ...AMPLE }],
  ['it may only be read', { mounts: mounted('ro'), ...AMPLE }],
  ['there is no such folder', { mounts: '/dev/vda / ext4 rw 0 0\n', ...AMPLE }],
  ['it is as small as in most containers', { mounts: mounted('rw'), ...AMPLE, room: 64 * 1024 ** 2 }],
  ['the machine has little memory', { mounts: mounted('rw'), ...AMPLE, memory: 2 * GIB }],
])('and to the disk where %s', (_why, machine) => {
  expect(suitsMemory(machine)).toBe(false)
})
