/** Where sound is kept apart from this machine. */
export type S3Config = {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
}

/** How long what is told is kept. */
export type Retention = { anonymousTextHours: number; audioDays: number; anonymisedDays: number; accessLogDays: number }

/** What of the environment is about keeping sound, and how long anything is kept. */
export type KeepingEnvironment = {
  BLOB_URL?: string | undefined
  AWS_REGION?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  RETENTION_ANONYMOUS_TEXT_HOURS: number
  RETENTION_AUDIO_DAYS: number
  RETENTION_ANONYMISED_DAYS: number
  RETENTION_ACCESS_LOG_DAYS: number
}

const STANDARD_REGION = 'eu-north-1'
const statedRegion = (url: URL, env: KeepingEnvironment): string | undefined => url.searchParams.get('region') ?? env.AWS_REGION

/** The standard one is where sound lies only when it is the maker's own address that is asked. */
export function soundRegion(env: KeepingEnvironment): string | undefined {
  if (!env.BLOB_URL) return undefined
  const url = new URL(env.BLOB_URL)
  return statedRegion(url, env) ?? (url.searchParams.has('endpoint') ? undefined : STANDARD_REGION)
}

export function s3From(env: KeepingEnvironment): S3Config | undefined {
  if (!env.BLOB_URL) return undefined
  const url = new URL(env.BLOB_URL)
  return {
    bucket: url.hostname,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: statedRegion(url, env) ?? STANDARD_REGION,
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
  }
}

export const retentionFrom = (env: KeepingEnvironment): Retention => ({
  anonymousTextHours: env.RETENTION_ANONYMOUS_TEXT_HOURS,
  audioDays: env.RETENTION_AUDIO_DAYS,
  anonymisedDays: env.RETENTION_ANONYMISED_DAYS,
  accessLogDays: env.RETENTION_ACCESS_LOG_DAYS,
})
