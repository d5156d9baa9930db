import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import type { Language } from '#contract/vertical.ts'
import { runtimeConfig } from './runtime-config.ts'

// Loaded only where a conversation with the identity provider is due: signing in, coming back, renewing, signing out.
let made: Promise<UserManager> | undefined

async function manager(): Promise<UserManager> {
  made ??= make().catch((error: unknown) => {
    // The next press asks anew.
    made = undefined
    throw error
  })
  return await made
}

async function make(): Promise<UserManager> {
  const { authority, clientId } = await runtimeConfig()
  return new UserManager({
    authority,
    client_id: clientId,
    redirect_uri: `${location.origin}/callback`,
    post_logout_redirect_uri: `${location.origin}/`,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    userStore: new WebStorageStateStore({ store: localStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: false,
    loadUserInfo: false,
    monitorSession: false,
  })
}

/** Leaves for the identity provider. */
export async function goToSignIn(language: Language): Promise<void> {
  await (await manager()).signinRedirect({ ui_locales: language })
}

/** Takes the address the provider sent the person back to; keeps the sign-in it stands for. */
export async function takeSignIn(url: string): Promise<void> {
  await (await manager()).signinRedirectCallback(url)
}

/** Renews the sign-in with the refresh token; false when the provider refuses it. Throws when the provider cannot be reached. */
export async function renewSignIn(): Promise<boolean> {
  try {
    await (await manager()).signinSilent()
    return true
  } catch (error) {
    if (error instanceof ErrorResponse) return false
    throw error
  }
}

/** Leaves for the provider's end of session; false when the provider has none. */
export async function goToSignOut(idToken: string): Promise<boolean> {
  const client = await manager()
  const endpoint = await client.metadataService.getEndSessionEndpoint()
  if (endpoint === undefined) return false
  await client.signoutRedirect({ id_token_hint: idToken })
  return true
}
