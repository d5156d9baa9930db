import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import type { Language } from '#contract/vertical.ts'
import { call } from '#web/api/call.ts'
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

/** Has the token refused from now on; gives the way to the provider's end of session. */
export async function takeLeave(idToken: string): Promise<() => Promise<boolean>> {
  // Without a network the device must still forget; the token then dies of age.
  await call('logOut').catch(() => undefined)
  return () => goToSignOut(idToken)
}

/**
 * Leaves for the provider's end of session; false when the provider has none. An address is kept by whatever it passes, so the token goes in a
 * form or not at all (SEC-60). A form from another site would come without the provider's own cookie: that provider is told who we are, and may ask.
 */
async function goToSignOut(idToken: string): Promise<boolean> {
  const { metadataService, settings } = await manager()
  const endpoint = await metadataService.getEndSessionEndpoint()
  if (endpoint === undefined) return false
  const fields = { client_id: settings.client_id, post_logout_redirect_uri: `${location.origin}/` }
  const address = new URL(endpoint)
  if (address.origin === location.origin) sendForm(endpoint, { ...fields, id_token_hint: idToken })
  else {
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
    location.assign(address)
  }
  return true
}

function sendForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action })
  for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}
