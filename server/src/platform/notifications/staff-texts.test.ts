import { golferMessages, longestWords } from '@teeviet/contract/rules/bookings/golfer-messages'
import { languages } from '@teeviet/contract/rules/languages'
import { describe, expect, it } from 'vitest'
import { bookingLink } from './links.ts'
import { smsParts } from './parts.ts'
import { staffMessageText, templateText } from './staff-texts.ts'

const booking = {
  code: 'TV26112A9K',
  course: 'Sân golf Thủ Đức (Vietnam Golf & Country Club)',
  playDate: '2026-12-24',
  teeTimeAt: new Date('2026-12-24T06:30:00+07:00'),
}
const link = bookingLink('https://teeviet.example', 1_234_567)

describe.each(languages)('messages of staff in %s', (lang) => {
  it.each(golferMessages)('keeps %s within two parts at its longest, and fills its slots', (template) => {
    const text = templateText(template, lang, booking, link)
    expect(smsParts(text), text).toBeLessThanOrEqual(2)
    expect(text).toMatch(/^(TeeViet: |\[TeeViet\] |【TeeViet】)/)
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
  })

  it('quotes the longest words within three parts', () => {
    const words = 'Sân ngập sau trận mưa đêm qua, cần thêm hai ngày để bơm nước. '
      .repeat(3)
      .slice(0, longestWords)
    const text = staffMessageText(lang, booking, words)
    expect(smsParts(text), text).toBeLessThanOrEqual(3)
    expect(text).toContain(words)
  })
})
