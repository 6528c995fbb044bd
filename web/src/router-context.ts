import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '#api/client/call-types.ts'
import type { Area } from '#i18n/areas.ts'
import type { LanguageTexts } from '#i18n/load.ts'

/** The `context` of every route's `beforeLoad`, `loader` and `head`. */
export type RouterContext = {
  readonly queryClient: QueryClient
  readonly texts: LanguageTexts
  /** Scheme and host the visitor sees, for canonical links. */
  readonly origin: string
}

/** A call with its fields. */
export type FirstCall = { call: CallName; fields: object }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The code of the partner whose entry the page is: the first HTML wears its look. */
    partner?: string
    /** The query that names the partner instead. */
    partnerIn?: 'type'
    /**
     * The personal call whose answer the page shows: the browser makes it before the page's scripts are there, which a
     * slow phone takes long for.
     */
    firstCall?: (params: Record<string, string | undefined>) => FirstCall | null
    /** The areas whose texts the page uses; `shell` and `ui` are always there. */
    areas?: readonly Area[]
    /**
     * The frame of the page: `home` (header also on phones), none given (header and footer, title bar on phones, bottom
     * bar), `focus` (no bottom bar: paying, codes, messages) or `none` (only the page).
     */
    chrome?: 'home' | 'focus' | 'bar' | 'none'
  }
}
