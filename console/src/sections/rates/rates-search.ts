import { integer, searchOf, text } from '@teeviet/contract/display/search-params'

/** What the address of the rates holds; the page knows which kinds of day and customers there are. */
export const ratesSearch = searchOf({ facility: integer, kind: text, customer: text })

export type RatesSearch = ReturnType<typeof ratesSearch>
