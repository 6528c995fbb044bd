import { createElement } from 'react'
import { expect, it } from 'vitest'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { Loaded } from './loaded.tsx'

/** The content of a list that failed with `error`. */
async function shownOf(error: Error): Promise<string> {
  const query = { data: undefined, error, isFetching: false, refetch: () => undefined }
  return markupOf(createElement(Loaded, { query, empty: 'nothing here', children: () => null }), ['ui'])
}

it('a list that failed says why in the words of the server, and offers another try', async () => {
  const shown = await shownOf(new FailedCall(429, 429, 'Bạn thao tác quá nhanh.'))
  expect(shown).toContain('role="alert"')
  expect(shown).toContain('Đã có lỗi xảy ra')
  expect(shown).toContain('Bạn thao tác quá nhanh.')
  expect(shown).toContain('Thử lại')
})

it('a list without an answer reports a lost connection', async () => {
  expect(await shownOf(new FailedCall(0, 0, 'Lỗi kết nối. Vui lòng thử lại sau.'))).toContain(
    'Lỗi kết nối. Vui lòng thử lại sau.',
  )
})

it('an error of our own is no text for golfers, and nothing is said twice', async () => {
  expect(await shownOf(new TypeError('x is not a function'))).not.toContain('x is not')
  const shown = await shownOf(new FailedCall(500, 500, 'Đã có lỗi xảy ra'))
  expect(shown.split('Đã có lỗi xảy ra')).toHaveLength(2)
})

it('a refused list is an empty one', async () => {
  expect(await shownOf(new Refused(12, 'không được'))).toBe('nothing here')
})
