const BYTES_PER_MB = 1024 * 1024

/**
 * Stacks of its threads and arenas of the C library, mapped and hardly touched: 750 MB beside a model of 175 on two processors, 32 more on each
 * further one.
 */
const ASIDE_MB = 2048

/** Takes the size of a model's weights; gives the megabytes of memory its engine may map to write. */
export const memoryMbFor = (weightBytes: number): number => ASIDE_MB + Math.ceil((weightBytes / BYTES_PER_MB) * 3)
