/** An npm package that an engine is made from. Its bytes are checked against `integrity`; nothing in it is ever run by npm. */
export type EnginePackage = {
  name: string
  version: string
  /** As npm's registry writes it: sha512 in base64. */
  integrity: string
  licence: string
}

/** The sources of whisper.cpp 1.9.1 with its server, as this package carries them for its own use. */
export const WHISPER_SOURCES: EnginePackage & { folder: string; engineVersion: string } = {
  name: 'nodejs-whisper',
  version: '0.3.1',
  integrity: 'sha512-ceoilUVraRuR5FnNyXpGQT2auAR48Oc3AQBEmkXnVpSn9iN6yVRzQBFCqVTGWbk6Wdi95NhvwXNzFvuR7erLWw==',
  licence: 'MIT',
  folder: 'cpp/whisper.cpp',
  engineVersion: 'whisper.cpp 1.9.1',
}

const addon = (platform: string, version: string, integrity: string): EnginePackage => ({
  name: `@fugood/node-whisper-${platform}`,
  version,
  integrity,
  licence: 'MIT',
})

/** whisper.cpp as a native module, built by its makers for processors of each kind; by platform and architecture as Node names them. */
export const WHISPER_ADDONS: Readonly<Record<string, EnginePackage>> = {
  'linux-x64': addon('linux-x64', '1.1.3', 'sha512-hm//o20nioHQ+7s/idIvnYStz+QdN3n9/psbNJdUf7PciV2orpf6OuWwfDBcme22IwgDOSrCYsWDdO0/08pf5w=='),
  'darwin-arm64': addon('darwin-arm64', '1.1.1', 'sha512-GPLcAKZkETXG6UbpdT1jhqAslelZ69kytKl0dR0B6M40B6eQ13dlh/KDL55/zdT1ilEQd6NASw19keTpqd9hAQ=='),
  'win32-x64': addon('win32-x64', '1.1.1', 'sha512-JzTS5QL4cZoZqM8RQFgE9iCd8T4F0m2nVr2WeV4rHMAuOy+ooMP7Ufz/B5wMUkwfdn6HLWnR0WCUNQKm6S02aw=='),
}
