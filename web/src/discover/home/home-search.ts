import { searchOf, text } from '@teeviet/contract/display/search-params'

/** The search parameters of home: a partner's SSO token. */
export const readHomeSearch = searchOf({ token: text })
