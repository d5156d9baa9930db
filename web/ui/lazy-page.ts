import { createElement, use } from 'react'
import type { ReactNode } from 'react'
import { pageTexts } from '#web/text/machinery.ts'

type Part<Props> = (props: Props) => ReactNode
export type LazyPart<Props> = Part<Props> & { preload: () => Promise<void> }

/**
 * A part of the screen that is fetched when it is first shown, or ahead by `preload`. What has come is drawn without a wait: React's own `lazy`
 * suspends once even then, and hides what stood in the place behind the fallback. A browser remembers a module that could not be fetched (HTML,
 * "module map"), so that only a reload tries again.
 */
export function lazyPart<Props extends object>(load: () => Promise<Part<Props>>): LazyPart<Props> {
  let loading: Promise<Part<Props>> | undefined
  let here: Part<Props> | undefined
  const fetched = () => (loading ??= load().then((part) => (here = part)))
  const Shown: Part<Props> = (props) => createElement(here ?? use(fetched()), props)
  // What failed is said by the part when it is shown, not by a mere wish to have it ready.
  const preload = async () => {
    if (loading === undefined && !navigator.onLine) return
    await fetched().then(
      () => undefined,
      () => undefined,
    )
  }
  return Object.assign(Shown, { preload })
}

export type LazyPage = LazyPart<object>

/** What the first view says is there before any page. */
type LazyPageOptions = { isFirstView?: boolean }

/**
 * A page that is fetched, with what the pages say, when it is first wanted. A fetch that fails goes to the error page: the router's own kind reloads the whole
 * document instead, and offline that leaves nothing on the screen; the error page offers the reload.
 */
export function lazyPage(load: () => Promise<() => ReactNode>, { isFirstView = false }: LazyPageOptions = {}): LazyPage {
  return lazyPart<object>(async () => (await Promise.all([load(), isFirstView ? undefined : pageTexts()]))[0])
}
