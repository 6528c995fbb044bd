import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '@teeviet/contract/display/search-params'
import { NotFound } from './frame/not-found.tsx'
import { PageError } from './frame/page-error.tsx'
import type { Area, TextKey } from './i18n/areas.ts'
import { routeTree } from './routeTree.gen.ts'
import type { StaffCall } from './session/may-call.ts'

/** Lists are loaded again whenever their page is opened; without a network a page reports it at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: PageError,
})

type TitleKey = { [A in Area]: readonly [area: A, key: TextKey<A>] }[Area]

/** Something that is added on a page: the call behind it, its words, and the part of the address that opens its form. */
type PageAdd = {
  readonly call: StaffCall
  readonly text: TitleKey
  readonly search: Readonly<Record<string, string | number>>
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The text of the document's title and of the page's heading, by its area and key. */
    title?: TitleKey
    /** The call that loads the page: only staff with its permission see the page and its menu entry. */
    call?: StaffCall
    /** What can be added: by a link beside the page's title, and from every page by Ctrl+K. */
    adds?: readonly PageAdd[]
  }
}
