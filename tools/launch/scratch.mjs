import { readFile, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'

/** A folder in memory, as Linux has it. */
const IN_MEMORY = '/dev/shm'
const GIB = 1024 ** 3
/** What a whole run writes at once, and what the machine keeps for all that runs. */
const LEAST = { room: 3 * GIB, memory: 6 * GIB }

/**
 * Whether files may lie in the folder in memory: there is one, it has the room and the machine the memory, and what lies in it may be run.
 * @param {{ mounts: string, room: number, memory: number }} machine the text of /proc/mounts; bytes that are free in the folder and on the machine
 */
export function suitsMemory({ mounts, room, memory }) {
  const options = mounts.split('\n').findLast((line) => line.split(' ')[1] === IN_MEMORY)?.split(' ')[3]?.split(',')
  return options !== undefined && options.includes('rw') && !options.includes('noexec') && room >= LEAST.room && memory >= LEAST.memory
}

/**
 * Where tests put what is gone when they end. Each server of theirs has a database and each browser a profile of its own: on a disk, writing these
 * takes a third of the whole time.
 * @returns {Promise<string>}
 */
export async function scratchFolder() {
  try {
    const [mounts, { bavail, bsize }] = await Promise.all([readFile('/proc/mounts', 'utf8'), statfs(IN_MEMORY)])
    if (suitsMemory({ mounts, room: bavail * bsize, memory: freemem() })) return IN_MEMORY
  } catch {
    // Elsewhere than on Linux there is none.
  }
  return tmpdir()
}
