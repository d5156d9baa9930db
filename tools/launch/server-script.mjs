import { inRoot } from './paths.mjs'

/**
 * What Node is given to run the server. Young objects have 8 MB: parts of sound pass through without staying, and a larger nursery is filled
 * with them before it is cleared. With 8 MB a part cost 3.8 to 4.5 ms of a processor and 67 to 84 MB above rest, with 64 MB 5.0 to 6.3 ms
 * and over 100 MB; a save costs a fifth more for it (`npm run bench -- PERF-3 PERF-4`).
 */
export const serverScript = ['--max-semi-space-size=8', inRoot('server', 'main.ts')]

/**
 * How glibc hands out memory to the server: from one arena, and what lies free above 1 MB goes back to the system. Pieces of sound come and go by
 * the thousand; kept back for each of its threads, they stood at 78 to 84 MB above rest, like this at 37 to 69 MB (`npm run bench -- PERF-3`). Other C
 * libraries pay no heed to it; what the operator sets counts before it.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576' }
