import { searchOf, text } from '../../search-params.ts'

/** What home reads from its address: a token a partner handed over. */
export const readHomeSearch = searchOf({ token: text })
