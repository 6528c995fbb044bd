import { instantAt } from '@teeviet/contract/rules/time/dates'
import { createElement, type FunctionComponent } from 'react'
import { expect, it } from 'vitest'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { anyTimeOf, emptyDraft } from '../draft/booking-draft.ts'
import type { Booking } from '../draft/use-booking.ts'
import { PackagesField, PlayField } from './form-fields.tsx'

const pick = () => undefined
const booking: Booking = {
  draft: emptyDraft,
  play: null,
  players: [],
  session: null,
  missing: [],
  fixed: null,
  change: pick,
  pickCourse: pick,
  pickPlay: pick,
  pickPlayers: async () => undefined,
  pickPackages: pick,
}

/** The words of a field, its label first. */
async function wordsOf(field: FunctionComponent<{ booking: Booking; shown: [] }>, filled: Partial<Booking>) {
  const drawn = createElement(field, { booking: { ...booking, ...filled }, shown: [] })
  return (await markupOf(drawn, ['booking'])).replaceAll(/<[^>]+>/g, ' ')
}

it('the packages are named one after the other, joined by a plus', async () => {
  const packages = ['D20', 'D100', 'D200'].map((name, id) => ({ id, name, price: 20_000 }))
  expect(await wordsOf(PackagesField, { draft: { ...emptyDraft, packages } })).toContain('D20 + D100 + D200')
})

it('the tee time is written as clock and day', async () => {
  const startsAt = instantAt('2026-11-08', '06:05')
  const play = { ...anyTimeOf(startsAt), startsAt, isAnyTime: false }
  expect(await wordsOf(PlayField, { play })).toContain('06:05 08-11-2026')
})
