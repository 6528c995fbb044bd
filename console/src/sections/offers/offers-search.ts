import { flag, searchOf, text } from '@teeviet/contract/display/search-params'

/** What the address of the offers holds; `category` and `offer` are numbers, or `new` for one that is being added. */
export const offersSearch = searchOf({ ended: flag, category: text, offer: text })

export type OffersSearch = ReturnType<typeof offersSearch>
