import { expect, test } from 'vitest'
import { formatDuration } from './spoken-durations.ts'

test.each([
  [1_800, ['30\u00a0phút', '30\u00a0minutes', '30분', '30分']],
  [2_700, ['45\u00a0phút', '45\u00a0minutes', '45분', '45分']],
  [3_600, ['1\u00a0giờ', '1\u00a0hour', '1시간', '1時間']],
  [5_400, ['90\u00a0phút', '90\u00a0minutes', '90분', '90分']],
  [30 * 86_400, ['30\u00a0ngày', '30\u00a0days', '30일', '30日']],
  [45, ['45\u00a0giây', '45\u00a0seconds', '45초', '45秒']],
])('%i seconds are written in the largest unit that divides them', (seconds, said) => {
  expect((['vi', 'en', 'kr', 'jp'] as const).map((language) => formatDuration(seconds, language))).toEqual(
    said,
  )
})
