import { searchOf, text } from '@teeviet/contract/display/search-params'

/** What home reads from its address: a token a partner handed over. */
export const readHomeSearch = searchOf({ token: text })
