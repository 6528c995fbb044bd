import { expect, test } from 'vitest'
import { draftOfOffer, type OfferDraft, problemsOfOffer, requestOfOffer } from './offer-draft.ts'

const draft: OfferDraft = {
  ...draftOfOffer(null, '2026-12-01'),
  facility: '7',
  price: '2.000.000',
  price_sale: '1.290.000',
  quantity: '20',
}

test('a filled-in form has no problem and sends numbers', () => {
  expect(problemsOfOffer(draft, 0)).toEqual({})
  expect(requestOfOffer(draft, { category_id: 3 })).toMatchObject({
    category_id: 3,
    facility_id: 7,
    price: 2_000_000,
    price_sale: 1_290_000,
    quantity: 20,
    date_start: '2026-12-01',
    date_end: '2026-12-08',
  })
})

test('no quantity means as many as the tee sheet has', () => {
  expect(problemsOfOffer({ ...draft, quantity: '' }, 5)).toEqual({})
  expect(requestOfOffer({ ...draft, quantity: ' ' }, { category_id: 3 }).quantity).toBeNull()
})

const wrong: [Partial<OfferDraft>, object][] = [
  [{ facility: '' }, { facility: 'missing' }],
  [{ date_end: '2026-11-30' }, { date_end: 'order' }],
  [{ time_end: '05:00' }, { time_end: 'order' }],
  [{ time_end: '00:00' }, {}],
  [{ price_sale: '2.000.001' }, { price_sale: 'dearer' }],
  [{ price_sale: '' }, { price_sale: 'empty' }],
  [{ price: ' ' }, { price: 'empty' }],
  [{ price_sale: '0' }, { price_sale: 'number' }],
  [{ quantity: '4' }, { quantity: 'sold' }],
  [{ quantity: 'many' }, { quantity: 'number' }],
]
test.each(wrong)('%o is reported as %o', (changed, problems) => {
  expect(problemsOfOffer({ ...draft, ...changed }, 5)).toEqual(problems)
})
