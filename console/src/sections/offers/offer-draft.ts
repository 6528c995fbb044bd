import { formatMoney } from '@teeviet/contract/rules/money/money'
import { holesSold } from '@teeviet/contract/rules/money/rates'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import type { DataOf, RequestOf } from '../../api/call.ts'
import { endOfHours } from '../../forms/read-typed.ts'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'

export type StaffCategory = DataOf<'GET /api/staff/offers'>[number]
export type StaffOffer = StaffCategory['offers'][number]

/** An offer as form values: numbers as text. */
export type OfferDraft = Pick<
  StaffOffer,
  'date_start' | 'date_end' | 'time_start' | 'time_end' | 'is_active' | 'is_instant'
> &
  Record<'facility' | 'number_hole' | 'price' | 'price_sale' | 'quantity', string>

const written = (amount: number) => formatMoney(amount).slice(0, -1)

/** The form for an offer there is, or one for a new offer of the coming week. */
export function draftOfOffer(offer: StaffOffer | null, today: Day): OfferDraft {
  return {
    facility: String(offer?.facility_id ?? ''),
    date_start: offer?.date_start ?? today,
    date_end: offer?.date_end ?? addDays(today, 7),
    time_start: offer?.time_start ?? '05:00',
    time_end: offer?.time_end ?? '17:00',
    number_hole: String(offer?.number_hole ?? 18),
    price: offer ? written(offer.price) : '',
    price_sale: offer ? written(offer.price_sale) : '',
    quantity: offer?.quantity === null || !offer ? '' : String(offer.quantity),
    is_active: offer?.is_active ?? true,
    is_instant: offer?.is_instant ?? false,
  }
}

const mostVnd = 1_000_000_000
const mostPlaces = 100_000

type OfferProblem = 'missing' | 'empty' | 'order' | 'number' | 'dearer' | 'sold'
type OfferProblems = Partial<
  Record<'facility' | 'date_end' | 'time_end' | 'price' | 'price_sale' | 'quantity', OfferProblem>
>

/** The errors by field, by the server's rules; `sold` places can never be taken back. */
export function problemsOfOffer(draft: OfferDraft, sold: number): OfferProblems {
  const problems: OfferProblems = {}
  if (draft.facility === '') problems.facility = 'missing'
  if (draft.date_start === '' || draft.date_end < draft.date_start) problems.date_end = 'order'
  if (draft.time_start === '' || endOfHours(draft.time_end) <= draft.time_start) problems.time_end = 'order'
  for (const name of ['price', 'price_sale'] as const) {
    if (draft[name].trim() === '') problems[name] = 'empty'
    else if (!isNumberIn(draft[name], 1, mostVnd)) problems[name] = 'number'
  }
  const isDearer = (typedNumber(draft.price_sale) ?? 0) > (typedNumber(draft.price) ?? 0)
  if (!problems.price && !problems.price_sale && isDearer) problems.price_sale = 'dearer'
  if (draft.quantity.trim() !== '' && !isNumberIn(draft.quantity, 0, mostPlaces)) problems.quantity = 'number'
  else if (draft.quantity.trim() !== '' && (typedNumber(draft.quantity) ?? 0) < sold)
    problems.quantity = 'sold'
  return problems
}

/** The request of a valid form. */
export function requestOfOffer(
  { facility, ...draft }: OfferDraft,
  which: { id?: number; version?: number; category_id: number },
): RequestOf<'POST /api/staff/offers'> {
  return {
    ...which,
    ...draft,
    facility_id: Number(facility),
    number_hole: holesSold.find((one) => String(one) === draft.number_hole) ?? 18,
    time_end: endOfHours(draft.time_end),
    price: typedNumber(draft.price) ?? 0,
    price_sale: typedNumber(draft.price_sale) ?? 0,
    quantity: typedNumber(draft.quantity),
  }
}
