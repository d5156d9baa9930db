import type { Handlers } from '#server/http/handler.ts'
import { writeArchive } from './archive/write-archive.ts'
import type { ArchiveSources } from './archive/write-archive.ts'
import { writeZip } from './archive/zip-writer.ts'

/** `GET /account/export`: everything held about the user, made while it is sent (GDPR-3). */
export function exportAccountRoutes(sources: ArchiveSources): Handlers<'exportAccount'> {
  return {
    exportAccount: async ({ user, language }) => ({
      mediaType: 'application/zip',
      fileName: 'epikrise.zip',
      stream: () => writeZip(writeArchive(sources, { userId: user.id, language: user.language ?? language })),
    }),
  }
}
