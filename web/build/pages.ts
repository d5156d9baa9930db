import type { Plugin } from 'vite'

const LANDING_PATH = /^\/(fordeler|vision|how-it-works|contact|faq|info)?\/?(\?.*)?$/

/** While developing: an address that is neither the landing page nor a file gets the app's page, as the server does when built. */
export function pages(): Plugin {
  return {
    name: 'epikrise-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html') === true
        const address = request.url ?? '/'
        if (wantsPage && !address.startsWith('/api') && !/\.\w+(\?|$)/.test(address)) {
          request.url = LANDING_PATH.test(address) ? '/index.html' : '/app.html'
        }
        next()
      })
    },
  }
}
