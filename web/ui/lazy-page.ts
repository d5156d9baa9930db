import { createElement, use } from 'react'
import type { ReactNode } from 'react'
import { pageTexts } from '#web/text/machinery.ts'

type Page = () => ReactNode
export type LazyPage = Page & { preload: () => Promise<void> }

/** What the first view says is there before any page. */
type LazyPageOptions = { isFirstView?: boolean }

/**
 * A page that is fetched, with what the pages say, when it is first wanted. A fetch that fails goes to the error page: the router's own kind reloads the whole
 * document instead, and offline that leaves nothing on the screen. A browser remembers a module that could not be fetched (HTML,
 * "module map"), so that only a reload tries again; the error page offers it.
 */
export function lazyPage(load: () => Promise<Page>, { isFirstView = false }: LazyPageOptions = {}): LazyPage {
  let loading: Promise<Page> | undefined
  const fetched = () => {
    loading ??= Promise.all([load(), isFirstView ? undefined : pageTexts()]).then(([page]) => page)
    return loading
  }
  const Shown: Page = () => createElement(use(fetched()))
  // What failed is said by the page when it is shown, not by a mere wish to have it ready.
  const preload = async () => {
    if (loading === undefined && !navigator.onLine) return
    await fetched().then(
      () => undefined,
      () => undefined,
    )
  }
  return Object.assign(Shown, { preload })
}
