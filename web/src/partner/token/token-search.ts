import { searchOf, text } from '@teeviet/contract/display/search-params'

/** The single sign-on token that a partner puts into an address. */
export const readTokenSearch = searchOf({ token: text })
