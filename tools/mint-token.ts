import { signToken } from '#server/adapters/identity-embedded/sign-token.ts'
import { loadSigningKey } from '#server/adapters/identity-embedded/signing-key.ts'
import type { Config } from '#server/config.ts'
import { ToolRefusal } from './run-tool.ts'

/** Signs an id token of the built-in sign-in with the key in the data folder: it counts at the running server and at any later one. */
export async function mintToken({ identity, dataDir }: Config, { email, name }: { email: string; name?: string | undefined }): Promise<string> {
  if (identity.kind !== 'embedded')
    throw new ToolRefusal('OIDC_ISSUER is set, so only tokens of that provider count. Ask it for one, or leave OIDC_ISSUER unset to use the built-in sign-in.')
  const { issuer, clientId } = identity
  return signToken({ key: await loadSigningKey(dataDir), issuer, clientId, email, name, issuedAt: new Date() })
}
