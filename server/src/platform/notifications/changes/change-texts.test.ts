import { languages } from '@teeviet/contract/rules/languages'
import { describe, expect, it } from 'vitest'
import { bookingLink } from '../links.ts'
import { smsParts } from '../parts.ts'
import * as texts from './change-texts.ts'

const now = new Date('2026-11-20T09:00:00+07:00')
const tomorrow = new Date('2026-11-21T07:30:00+07:00')
const code = 'TV26112A9K'
const link = bookingLink('https://teeviet.example', 1_234_567)
const amount = 128_500_000
const due = { amount, payBy: tomorrow, now }

/** A change that changes nothing: what differs is added to it. */
const nothing = { moved: null, players: null, course: null, path: null, kept: null }
const unchanged = { ...nothing, isRenamed: false, isReinsured: false, amount }
const moved = { ...unchanged, moved: { from: tomorrow, to: new Date('2026-12-24T06:30:00+07:00') } }
const kept = { refundVnd: 1_850_000, keptVnd: 1_850_000 }

const everyText = (lang: (typeof languages)[number]) => ({
  changed: texts.bookingChangedText(lang, code, { ...moved, players: 16, isRenamed: true }, link),
  changedPath: texts.bookingChangedText(
    lang,
    code,
    { ...moved, players: 16, isRenamed: true, path: 'Mountain View' },
    link,
  ),
  onlyPath: texts.bookingChangedText(lang, code, { ...unchanged, path: 'Lotus–Desert' }, link),
  offeredPath: texts.changeOfferedText(
    lang,
    code,
    { ...unchanged, path: 'Mountain View', payBy: tomorrow, now },
    link,
  ),
  changedKept: texts.bookingChangedText(lang, code, { ...unchanged, players: 3, kept }, link),
  priceChanged: texts.bookingChangedText(lang, code, unchanged, link),
  changedPay: texts.bookingChangedText(lang, code, { ...moved, players: 16 }, link, due),
  withdrawn: texts.changeDroppedText(lang, code, 'withdrawn', link),
  withdrawnPay: texts.changeDroppedText(lang, code, 'withdrawn', link, due),
  unanswered: texts.changeDroppedText(lang, code, 'unanswered', link),
  unansweredPay: texts.changeDroppedText(lang, code, 'unanswered', link, due),
  unpaid: texts.changeDroppedText(lang, code, 'unpaid', link),
  paidOver: texts.changePaidOverText(lang, code, link),
})

describe.each(languages)('texts of changes in %s', (lang) => {
  it.each(Object.entries(everyText(lang)))('keeps %s within two parts at its longest', (_name, text) => {
    expect(smsParts(text), text).toBeLessThanOrEqual(2)
  })

  it.each(Object.entries(everyText(lang)))(
    'fills every slot of %s and begins with the sender',
    (_name, text) => {
      expect(text).toMatch(/^(TeeViet: |\[TeeViet\] |【TeeViet】)/)
      expect(text).not.toMatch(/[{}]|undefined|NaN/)
      expect(text).toBe(text.normalize('NFC'))
    },
  )

  it('says until when an order is to be paid whose change ended', () => {
    const refused = texts.changeRefusedText(lang, code, 'Sân có giải', link, due)
    for (const text of [refused, everyText(lang).withdrawnPay, everyText(lang).unansweredPay]) {
      expect(text).toContain('128.500.000đ')
      expect(text).toContain('07:30')
    }
    expect(refused).toContain('Sân có giải')
  })
})
