import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Every file with texts that users read: catalogues, policies, refusals, SMS and documents. */
const files = globSync(['texts/src/*/**/*.json', 'texts/src/*/policies/*.md'], { cwd: root })

const units = [
  ...['ngày', 'giờ', 'phút', 'giây', 'days?', 'hours?', 'minutes?', 'seconds?'].map(
    (unit) => `${unit}(?!\\p{L})`,
  ),
  ...['영업일', '일', '시간', '분', '초', '営業日', '日', '時間', '分', '秒'],
  ...['đ(?!\\p{L})', 'VND'],
]
/** A duration or an amount that is typed into a text: it would stay when the setting or constant changes. */
const typed = new RegExp(`\\d[\\d.,]*[ \\u00a0]*(?:working |ngày làm việc)?(?:${units.join('|')})`, 'gu')

/** Figures behind which there is no constant: once a day, the one-day plan, a day's tee times, a point is worth 1đ. */
const allowed = /1(?:일|日)(?= ?(?:플랜|プラン|1회|1回|の枠|・18))|(?<![\d.,])1đ/gu

function typedIn(text: string): string[] {
  return text.replaceAll('\\u00a0', '\u00a0').replaceAll(allowed, '').match(typed) ?? []
}

test('no text has a duration or an amount typed into it', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(?:\/?\*|\/\/)/.test(line) ? [] : typedIn(line).map((part) => `${file}:${index + 1}: ${part}`),
      ),
  )
  expect(found).toEqual([])
})

test.each([
  'trong vòng 1 giờ',
  'Within 30\\u00a0minutes',
  '30분 이내',
  '1時間以内',
  '2 ngày làm việc',
  '2 working days',
  '2営業日',
  '150.000đ',
])('a planted “%s” is found', (text) => expect(typedIn(text)).toHaveLength(1))
