import { createElement } from 'react'
import { expect, test } from 'vitest'
import { textsIn } from '#i18n/load.ts'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { TeeTimeList } from './tee-time-list.tsx'

const texts = textsIn('vi')
await texts.load(['tee-times', 'ui'])

const row = (id: number, places_left: number) => ({
  id,
  time_start: `06:0${id}`,
  price: 1_000_000,
  price_sale: 1_000_000,
  places_left,
  number_hole: 18,
})
const drawn = (...places: number[]) =>
  markupOf(
    createElement(TeeTimeList<ReturnType<typeof row>>, {
      rows: places.map((left, id) => row(id, left)),
      level: 3,
      showHoles: false,
      weather: { courseId: 1, day: '2026-11-24' },
      choiceOf: () => ({ onPick: () => {} }),
    }),
    ['tee-times', 'ui'],
  )

test('says in one sentence that a day is full, instead of its full tee times', async () => {
  const markup = await drawn(0, 0, 0)
  expect(markup).toContain(texts.of('tee-times')('none'))
  expect(markup).not.toContain('06:00')
})

test('a full tee time among free ones says so, and cannot be chosen', async () => {
  const markup = await drawn(0, 2)
  const [full = '', free = ''] = markup.split('<button')
  expect(full).toContain(texts.of('ui')('fullyBooked'))
  expect(full).toContain('06:00')
  expect(free).not.toContain(texts.of('ui')('fullyBooked'))
  expect(markup).not.toContain(texts.of('tee-times')('none'))
  expect(markup).toContain('06:00')
  expect(markup).toContain('06:01')
})
