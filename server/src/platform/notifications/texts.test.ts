import { endingActor, staffEndReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import { complaintSteps } from '@teeviet/contract/rules/complaint-steps'
import { languages } from '@teeviet/contract/rules/languages'
import { catalogue } from '@teeviet/texts/catalogue'
import { describe, expect, it } from 'vitest'
import { complaintText } from './cases/complaint-texts.ts'
import { clubMessage, clubRenamedMessage } from './club-messages.ts'
import { dutyText } from './duty-texts.ts'
import * as endings from './ending-texts.ts'
import * as holdTexts from './hold-texts.ts'
import { bookingLink, staffBookingLink } from './links.ts'
import { smsParts } from './parts.ts'
import * as refundTexts from './refund-texts.ts'
import * as texts from './texts.ts'
import * as waitlistTexts from './waitlist-texts.ts'

const now = new Date('2026-11-20T09:00:00+07:00')
const tomorrow = new Date('2026-11-21T07:30:00+07:00')
const booking = {
  code: 'TV26112A9K',
  course: 'Sân golf Thủ Đức (Vietnam Golf & Country Club)',
  playDate: '2026-12-24',
  teeTimeAt: new Date('2026-12-24T06:30:00+07:00'),
}
const short = { ...booking, course: 'Đồng Mô' }
const link = bookingLink('https://teeviet.example', 1_234_567)
const host = 'teeviet.vn'
const amount = 128_500_000
const due = { amount, dueAt: tomorrow, now }
const pay = { amount, payBy: tomorrow, now, link }

const asked = { players: 16, key: 'k'.repeat(22), publicUrl: 'https://teeviet.example' }
const staffLink = staffBookingLink('https://teeviet.example', 1_234_567)

const onDuty = (language: (typeof languages)[number]) => ({ name: 'Nguyễn Thị Thanh Hương', language })
const noShow = { players: 12, keptVnd: 128_500_000, returnedVnd: 128_500_000 }

const everyText = (lang: (typeof languages)[number]) => ({
  requestReceived: texts.requestReceivedText(lang, booking, { answerBy: tomorrow, now }),
  payNow: texts.payNowText(lang, booking, pay),
  clubAsked: clubMessage('clubAsked', lang, booking, asked).text,
  clubPaid: clubMessage('clubPaid', lang, booking, asked).text,
  clubPaidChanged: clubMessage('clubPaidChanged', lang, booking, asked).text,
  clubChanged: clubMessage('clubChanged', lang, booking, { ...asked, key: null }).text,
  clubRenamed: clubRenamedMessage(lang, booking, asked).text,
  payLonger: texts.payLongerText(lang, booking, pay),
  dutyOverdue: dutyText('dutyOverdue', booking, onDuty(lang), staffLink),
  dutySilentClub: dutyText('dutySilentClub', booking, onDuty(lang), staffLink),
  dutyPartlyPaid: dutyText('dutyPartlyPaid', booking, onDuty(lang), staffLink),
  partHeld: endings.partHeldText(lang, booking, pay),
  expired: endings.expiredText(lang, booking.code, link),
  cancelledFree: endings.cancelledFreeText(lang, booking),
  paid: texts.paidText(lang, booking, amount),
  moneyShort: texts.moneyShortText(lang, booking.code, pay),
  moneyLate: texts.moneyLateText(lang, booking.code, amount),
  moneyTwice: texts.moneyTwiceText(lang, booking.code, amount),
  moneyEnded: texts.moneyEndedText(lang, booking.code, amount),
  moneyOldAmount: texts.moneyOldAmountText(lang, booking.code, amount),
  moneyElsewhere: texts.moneyElsewhereText(lang, booking.code, amount),
  moneyExcess: texts.moneyExcessText(lang, booking.code, amount),
  requestUnheld: holdTexts.requestUnheldText(lang, booking),
  overdueHeld: holdTexts.overdueHeldText(lang, booking, { until: tomorrow, now }),
  overdue: holdTexts.overdueText(lang, booking),
  holdEnded: holdTexts.holdEndedText(lang, booking, link),
  waitlistHold: waitlistTexts.waitlistHoldText(lang, booking, pay),
  waitlistRequested: waitlistTexts.waitlistRequestedText(lang, booking, link),
  waitlistOver: waitlistTexts.waitlistOverText(lang, booking),
  chargeback: texts.chargebackText(lang, booking.code, amount),
  toppedUp: texts.toppedUpText(lang, amount, 1_234_567_890),
  refundAsked: refundTexts.refundAskedText(lang, booking.code, due),
  refundAgreed: refundTexts.refundAgreedText(lang, booking.code, due),
  refundChoose: refundTexts.refundChooseText(lang, booking.code, amount, link),
  refundToWallet: refundTexts.refundToWalletText(lang, booking.code, amount),
  refundSent: refundTexts.refundSentText(lang, booking.code, amount, 'FT26325123456789'),
  refundRefused: refundTexts.refundRefusedText(lang, booking.code, link),
  noShow: refundTexts.noShowText(lang, booking.code, noShow, link),
  noShowUndone: refundTexts.noShowUndoneText(lang, booking.code, amount, link),
  cancelledWithoutRefund: refundTexts.cancelledWithoutRefundText(lang, booking),
  ...Object.fromEntries(
    complaintSteps.map((step) => [
      `complaint ${step}`,
      complaintText(lang, step, { code: booking.code, number: 'KN7K2M4Q', dueAt: tomorrow, now, link }),
    ]),
  ),
})

const typed = 'Sân ngập sau trận mưa đêm qua, cần thêm hai ngày để bơm nước và làm lại các bunker. '.repeat(5)

const everyCancellation = (lang: (typeof languages)[number]) =>
  [...staffEndReasons, null].flatMap((code) =>
    ['', typed].flatMap((words) => {
      const ended = { booking, link, why: { code, words, speaker: 'staff' as const } }
      const by = endingActor('staff', code) === 'operator' ? 'operator' : 'club'
      return [
        endings.rejectedText(lang, by, { ...ended, shortVnd: 0 }),
        endings.rejectedText(lang, by, { ...ended, shortVnd: amount }),
        endings.cancelledText(lang, by, ended),
        endings.cancelledForGolferText(lang, { ...ended, shortVnd: 0 }),
        endings.endedPartlyPaidText(lang, { ...ended, shortVnd: amount }),
        endings.cancelledForGolferText(lang, { ...ended, shortVnd: amount }),
      ].map((text) => ({ text, reason: code && reasonTexts(code, lang) }))
    }),
  )

const reasonTexts = catalogue('end-reasons')

describe.each(languages)('texts in %s', (lang) => {
  it('names course, time and reason of every cancellation within three parts, however much staff wrote', () => {
    for (const { text, reason } of everyCancellation(lang)) {
      expect(smsParts(text), text).toBeLessThanOrEqual(3)
      expect(text).toContain(booking.course)
      expect(text).toContain('06:30')
      if (reason !== null) expect(text).toContain(reason)
      expect(text).not.toMatch(/[{}]|undefined|NaN| {2}/)
      expect(text).toBe(text.normalize('NFC'))
    }
  })

  it('explains within three parts the refund of an expired booking', () => {
    const { amount } = pay
    const short = endings.expiredShortText(lang, booking.code, { amount, returnedAt: tomorrow, now, link })
    for (const text of [short, endings.expiredCheckedText(lang, booking.code, amount, link)]) {
      expect(smsParts(text), text).toBeLessThanOrEqual(3)
      expect(text).toContain('128.500.000đ')
      expect(text).not.toMatch(/[{}]|undefined|NaN| {2}/)
    }
    expect(short).toContain('07:30')
  })

  it('keeps a code within one part', () => {
    expect(smsParts(texts.codeText(lang, '012345', 'teeviet.vn'))).toBe(1)
    expect(smsParts(texts.codeText(lang, '012345', 'a-very-long-name-of-a-host.teeviet.vn'))).toBe(1)
    expect(smsParts(texts.deletionCodeText(lang, '012345'))).toBe(1)
  })

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

  it('carries the code within the first 40 characters', () => {
    expect(texts.codeText(lang, '012345', 'teeviet.vn').slice(0, 40)).toContain('012345')
    expect(texts.deletionCodeText(lang, '012345').slice(0, 40)).toContain('012345')
  })
})

describe('texts', () => {
  it('contains the code in the golfer’s language', () => {
    expect(texts.codeText('vi', '012345', host)).toMatch(/^TeeViet: 012345 là mã OTP. Không đưa mã cho ai.\n/)
    expect(texts.codeText('en', '012345', host)).toMatch(
      /^TeeViet: 012345 is your OTP code. Do not share it with anyone.\n/,
    )
  })

  it.each(languages)('ends in %s with the line by which the browser reads the code of this site', (lang) => {
    expect(texts.codeText(lang, '012345', host)).toMatch(/[^\n]\n@teeviet\.vn #012345$/)
  })

  it('leaves that line out where the SMS would take two parts', () => {
    const longHost = 'a-very-long-name-of-a-host.teeviet.vn'
    expect(texts.codeText('vi', '012345', longHost)).toBe('TeeViet: 012345 là mã OTP. Không đưa mã cho ai.')
  })

  it('contains course, time, amount, deadline and link when a booking is to be paid', () => {
    expect(texts.payNowText('vi', short, { ...pay, payBy: new Date('2026-11-20T09:30:00+07:00') })).toBe(
      `TeeViet: Đồng Mô 06:30 24/12 đã xác nhận. Thanh toán 128.500.000đ trước 09:30: ${link}`,
    )
    expect(texts.payNowText('kr', short, pay)).toBe(
      `[TeeViet] Đồng Mô 12월 24일 06:30 예약 확정. 11월 21일 07:30까지 128.500.000đ 결제: ${link}`,
    )
  })

  it('names a booking by its code where the course’s name would make a third part', () => {
    expect(texts.payNowText('vi', booking, pay)).toContain(`${booking.code} 06:30 24/12`)
    expect(texts.payNowText('vi', short, pay)).not.toContain(booking.code)
  })

  it('names each tee time of a group with its players, and of a very large one the first and the last', () => {
    const flights = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        startsAt: new Date(booking.teeTimeAt.getTime() + index * 8 * 60_000),
        players: ['A', 'B', 'C', 'D'].slice(0, count === 2 ? 3 - index : 4),
      }))
    expect(texts.paidText('vi', { ...short, flights: flights(2) }, 10_000_000)).toBe(
      'TeeViet: TV26112A9K đã thanh toán 10.000.000đ. Đồng Mô 06:30 (3), 06:38 (2) 24/12. Chúc bạn một vòng golf vui.',
    )
    expect(texts.paidText('kr', { ...short, flights: flights(2) }, 10_000_000)).toContain(
      '12월 24일 06:30(3명), 06:38(2명)',
    )
    expect(texts.payNowText('vi', { ...short, flights: flights(10) }, pay)).toContain(
      '06:30-07:42 (40) 24/12',
    )
    for (const lang of languages) {
      for (const count of [2, 3, 5, 10]) {
        const group = { ...booking, flights: flights(count) }
        expect(smsParts(texts.payNowText(lang, group, pay)), `${lang} ${count}`).toBeLessThanOrEqual(2)
        expect(smsParts(texts.paidText(lang, group, amount)), `${lang} ${count}`).toBeLessThanOrEqual(2)
      }
    }
  })

  it('contains the day alone while no tee time is fixed', () => {
    const anyTime = { ...short, teeTimeAt: null }
    const text = texts.requestReceivedText('vi', anyTime, {
      answerBy: new Date('2026-11-20T10:00:00+07:00'),
      now,
    })
    expect(text).toBe('TeeViet: Đã nhận yêu cầu TV26112A9K, Đồng Mô 24/12. Nhân viên trả lời trước 10:00.')
  })
})

describe('the end of a booking', () => {
  const rainedOff = {
    booking: short,
    link,
    why: { code: 'weather', words: '', speaker: 'staff' as const },
  } as const

  it('names course, day, time, who cancelled and why in each language', () => {
    expect(endings.cancelledText('vi', 'club', rainedOff)).toBe(
      `TeeViet: Sân đã hủy Đồng Mô 06:30 24/12, mã TV26112A9K. Lý do: Thời tiết xấu. Chi tiết: ${link}`,
    )
    expect(endings.cancelledText('en', 'club', rainedOff)).toBe(
      `TeeViet: The club cancelled Đồng Mô 06:30 24 Dec, code TV26112A9K. Reason: Bad weather. Details: ${link}`,
    )
    expect(endings.cancelledText('kr', 'club', rainedOff)).toBe(
      `[TeeViet] 골프장 사정으로 Đồng Mô 12월 24일 06:30 예약 TV26112A9K 취소. 사유: 기상 악화. 자세히: ${link}`,
    )
    expect(endings.cancelledText('jp', 'club', rainedOff)).toBe(
      `【TeeViet】ゴルフ場の都合によりĐồng Mô 12月24日 06:30の予約 TV26112A9K はキャンセルとなりました。理由：悪天候。詳細：${link}`,
    )
  })

  it('marks what staff typed as their own words, and cuts it between two of them', () => {
    const why = { code: null, words: 'Hố 9 sạt lở,\n sửa đến thứ hai', speaker: 'staff' as const }
    expect(endings.rejectedText('en', 'club', { ...rainedOff, why, shortVnd: 0 })).toContain(
      'Staff: “Hố 9 sạt lở, sửa đến thứ hai” You pay nothing.',
    )
    const long = { ...why, words: typed }
    expect(endings.rejectedText('vi', 'club', { ...rainedOff, why: long, shortVnd: 0 })).toMatch(
      /Nhân viên: “Sân ngập .*[^ ]…” Bạn không phải trả gì\./,
    )
  })

  it('names the course of a large group too, with its first and last tee time', () => {
    const flights = Array.from({ length: 10 }, (_, turn) => ({
      startsAt: new Date(booking.teeTimeAt.getTime() + turn * 600_000),
      players: ['A', 'B', 'C', 'D'],
    }))
    for (const lang of languages) {
      const text = endings.cancelledText(lang, 'club', { ...rainedOff, booking: { ...booking, flights } })
      expect(smsParts(text), text).toBeLessThanOrEqual(3)
      for (const part of [booking.course, '06:30', '08:00']) expect(text).toContain(part)
    }
  })

  it('states the cost of a rejection, in separate sentences', () => {
    const rejected = { ...rainedOff, shortVnd: 0 }
    expect(endings.rejectedText('vi', 'club', rejected)).toBe(
      `TeeViet: Sân không nhận Đồng Mô 06:30 24/12. Lý do: Thời tiết xấu. Bạn không phải trả gì. Giờ khác: ${link}`,
    )
    expect(endings.rejectedText('jp', 'club', rejected)).toContain(
      '理由：悪天候。お支払いは不要です。別の時間を選ぶ',
    )
    expect(endings.rejectedText('en', 'operator', { ...rejected, shortVnd: 500_000 })).toContain(
      'Reason: Bad weather. All 500.000đ comes back. Other times: ',
    )
  })

  it('states who cancelled an expired booking', () => {
    expect(endings.expiredText('vi', booking.code, link)).toContain('đã hết hạn thanh toán nên tự động hủy')
  })
})

describe('parts', () => {
  it('counts 160 plain characters as one part and 70 with Vietnamese letters', () => {
    expect(smsParts('a'.repeat(160))).toBe(1)
    expect(smsParts('a'.repeat(161))).toBe(2)
    expect(smsParts('đ'.repeat(70))).toBe(1)
    expect(smsParts('đ'.repeat(71))).toBe(2)
    expect(smsParts('đ'.repeat(135))).toBe(3)
  })
})
