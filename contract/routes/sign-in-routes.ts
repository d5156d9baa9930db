import { LogoutNotice, SignedInPerson, SignInAddress, SignInAnswer, SignInStart, SignOutAddress } from '../sign-in.ts'
import type { Route } from '../route.ts'

/** Of the first four only a page whose sign-in the server keeps has any use; that page fetches them with the sign-in (web/session). */
export const signInRoutes = {
  beginSignIn: {
    method: 'POST', path: '/session/begin', access: 'public', status: 200, audit: 'none', usesCookies: true, mostPerMinute: 120,
    summary: 'Where the server keeps the session: begins a sign-in; the browser goes to the answered address.',
    body: SignInStart, answer: SignInAddress,
  },
  finishSignIn: {
    method: 'POST', path: '/session/finish', access: 'public', status: 200, audit: 'none', usesCookies: true,
    summary: 'Where the server keeps the session: takes what the provider answered, once, in the browser that began; sets the cookie.',
    body: SignInAnswer, answer: SignedInPerson,
  },
  endSession: {
    method: 'POST', path: '/session/end', access: 'signedIn', status: 200, audit: 'none', usesCookies: true,
    summary: 'Where the server keeps the session: ends it with its sockets and tokens, and answers where the provider ends its own.',
    answer: SignOutAddress,
  },
  receiveLogoutToken: {
    method: 'POST', path: '/session/logout-token', access: 'public', status: 200, audit: 'none', isForm: true,
    summary:
      'The provider ended a session: its signed logout token (OpenID Connect Back-Channel Logout 1.0), as a form. Sessions, tokens and sockets of it end.',
    body: LogoutNotice,
  },
} as const satisfies Record<string, Route>
