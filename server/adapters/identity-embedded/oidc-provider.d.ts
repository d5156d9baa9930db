/**
 * The part of `oidc-provider` 9 that we use; the package carries no types. Its entry file warns about Node releases without a long-term name, so the
 * class is taken from where it lives.
 */
declare module 'oidc-provider/lib/provider.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type Context = {
    req: IncomingMessage
    res: ServerResponse
    type: string
    status: number
    body: unknown
    oidc: {
      provider: Provider
      client?: { clientId: string }
      session?: { accountId?: string; grantIdFor(clientId: string): string | undefined }
      params?: Record<string, string | undefined>
      entities: { IdTokenHint?: { payload: Record<string, unknown> }; RotatedRefreshToken?: { sessionUid?: string } }
      result?: { consent?: { grantId?: string } }
      urlFor(name: string): string
    }
  }

  export type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }

  export type Interaction = {
    uid: string
    prompt: { name: string; details: Record<string, unknown> }
    params: Record<string, string | undefined>
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    readonly Grant: {
      new (about: { accountId: string; clientId: string }): Grant
      find(id: string): Promise<Grant | undefined>
    }
    readonly Client: { find(id: string): Promise<{ backchannelLogout(subject: string, sid: string): Promise<unknown> } | undefined> }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: Record<string, unknown>): Promise<void>
    on(event: 'server_error' | 'grant.success', listener: (context: Context, error?: unknown) => void): this
  }
}
