/** What a process may use before it is ended. */
export type ProcessLimits = {
  /** Memory that can be written to and is its own, in megabytes: heap, buffers, code and the memories of WebAssembly. */
  dataMb?: number
  /** Time on the processor; it is ended by SIGXCPU, which nothing else sends. */
  cpuSeconds?: number
}

export type Command = { program: string; arguments: readonly string[] }

const hasShell = process.platform !== 'win32'

/** The kernel counts what a process maps to write, against the limit on its data, since Linux 4.7; other systems take the number and do nothing. */
export const endsAtDataLimit = process.platform === 'linux'

/**
 * Takes a command and its limits; gives a command that sets the limits for itself and then becomes the other. Address space as a whole is no
 * measure: each memory of WebAssembly reserves gigabytes that it never touches.
 */
export function limitedCommand(command: Command, { dataMb, cpuSeconds }: ProcessLimits): Command {
  if (!hasShell) return command
  const limits = [...(dataMb === undefined ? [] : [`ulimit -d ${dataMb * 1024}`]), ...(cpuSeconds === undefined ? [] : [`ulimit -S -t ${cpuSeconds}`])]
  if (limits.length === 0) return command
  // A shell that cannot set a limit says so and goes on: it stands under a lower one already.
  return { program: '/bin/sh', arguments: ['-c', `${limits.join('; ')}; exec "$0" "$@"`, command.program, ...command.arguments] }
}
