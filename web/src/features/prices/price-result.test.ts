import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FailedCall, Refused } from '../../api/failed-call.ts'
import { textsIn } from '../../i18n/load.ts'
import { TextsProvider } from '../../i18n/use-texts.tsx'
import { PriceResult } from './price-result.tsx'

/** What stands in the place of the prices when asking for them ended in `error`. */
async function shownOf(error: Error): Promise<string> {
  const texts = textsIn('vi')
  await texts.load(['ui', 'prices'])
  const query = { data: undefined, error, isFetching: false, refetch: () => undefined }
  const result = createElement(PriceResult, { query, asked: {}, onAll: () => undefined })
  return renderToStaticMarkup(createElement(TextsProvider, { texts, children: result }))
}

it('prices that were refused, or that the server failed at, could not be got', async () => {
  for (const error of [new Refused(12, 'không được'), new FailedCall(500, 500, 'Lỗi máy chủ')])
    expect(await shownOf(error)).toContain('Không thể lấy giá. Vui lòng thử lại.')
})

it('prices that nobody answered are a matter of the connection', async () => {
  const shown = await shownOf(new FailedCall(0, 0, ''))
  expect(shown).toContain('Lỗi kết nối. Vui lòng thử lại sau.')
  expect(shown).not.toContain('Không thể lấy giá')
})
