// before every module with a style sheet: the layers rank in the order in which they are met first
import '#themes/theme.css'
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { parseSearch, stringifySearch } from '@teeviet/contract/display/search-params'
import type { Texts } from '@teeviet/texts/text-files'
import { forgetOldPrices, isPriced } from '#api/client/priced.ts'
import { showProgress } from '#dialogs/progress.ts'
import type { Area } from '#i18n/areas.ts'
import { textsIn } from '#i18n/load.ts'
import { NotFoundPage } from '#shell/not-found-page.tsx'
import { PageError } from '#shell/page-error.tsx'
import { pageSetting } from './page-setting.ts'
import { routeTree } from './routeTree.gen.ts'

type CarriedTexts = { texts: [Area, Texts][] }

/** One router a page on the server, one for the visit in the browser. */
export async function getRouter() {
  const { lang, marked, nonce, origin } = pageSetting()
  const texts = textsIn(lang, marked)
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a network a page says so at once instead of waiting for it.
      queries: {
        retry: false,
        staleTime: 60_000,
        // Visited pages are shown at once for the duration of a visit.
        gcTime: 60 * 60_000,
        refetchOnWindowFocus: isPriced,
        networkMode: 'offlineFirst',
      },
      // A call without a network fails and says so; none waits to be made later.
      mutations: { retry: false, networkMode: 'always' },
      // Read as JSON where it is needed: as part of the page's script, a long price table holds up the first paint.
      dehydrate: { serializeData: JSON.stringify },
      hydrate: { deserializeData: JSON.parse },
    },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient, texts, origin },
    parseSearch,
    stringifySearch,
    ssr: { nonce },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultViewTransition: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: PageError,
    dehydrate: (): CarriedTexts => ({
      texts: usedAreas(router.state.matches).map((area) => [area, texts.textsOf(area)]),
    }),
    hydrate: (carried: CarriedTexts) => {
      for (const [area, words] of carried.texts) texts.add(area, words)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  let arrived = () => {}
  router.subscribe('onBeforeNavigate', () => {
    forgetOldPrices(queryClient)
    arrived()
    arrived = showProgress()
  })
  router.subscribe('onResolved', () => arrived())
  return router
}

function usedAreas(matches: readonly { staticData: { areas?: readonly Area[] } }[]): Area[] {
  return [...new Set(matches.flatMap((match) => match.staticData.areas ?? []))]
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
