import { errorCodeOf } from '#server/database/errno.ts'

/** Why something was not installed, in words for the operator who asked for it. */
export class InstallError extends Error {}

const DISK_WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this account is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOENT: 'the folder cannot be made',
  ENOTDIR: 'the folder cannot be made',
}

/** Takes anything thrown while a folder was written; gives the words for what the disk said no to, and everything else as it is. */
export function inWords(error: unknown, folder: string): unknown {
  const words = DISK_WORDS[errorCodeOf(error) ?? '']
  return words === undefined ? error : new InstallError(`${words} (${folder}); what was fetched is kept: mend that and run it again to go on`, { cause: error })
}
