/** The regions in their order, with the number each has in the address of its page. */
export const regionPages = [
  { region: 'north', page: '1' },
  { region: 'central', page: '2' },
  { region: 'south', page: '3' },
] as const

export type Region = (typeof regionPages)[number]['region']

/** The region of a page's number; north when the number means none. */
export function regionOfPage(page: string): Region {
  return regionPages.find((entry) => entry.page === page)?.region ?? 'north'
}
