import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@teeviet/contract/rules/languages'
import { type PolicyName, policyNames } from '@teeviet/contract/rules/policy-editions'
import { describe, expect, it, test } from 'vitest'
import { timesIn } from '#site/promised-times.ts'
import { aboutPolicy } from '../policy-page/policy-head.ts'
import { policyLinks } from '../policy-page/policy-links.ts'
import { figuresIn } from './figures.ts'
import { type Block, type Policy, parsePolicy } from './parse-policy.ts'

const fileOf = (name: PolicyName, language: Language) =>
  join(import.meta.dirname, '../../../../texts/src', language, 'policies', `${name}.md`)
const sourceOf = (name: PolicyName, language: Language) => readFileSync(fileOf(name, language), 'utf8')
/** Neither the numbers of steps nor the name of the daily package is a figure. */
const wordsOf = (name: PolicyName, language: Language) =>
  sourceOf(name, language).replaceAll(/^\d+\. |1(?=일 플랜|日プラン)/gm, '')
const read = (name: PolicyName, language: Language) => parsePolicy(sourceOf(name, language))

const textsOf = (block: Block) => (block.kind === 'text' ? [block.text] : block.items)
const slotsIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []).sort()

/** The parts which must be the same in every language: sections, their blocks, and the figures and links in each. */
function shapeOf({ lead, sections }: Policy) {
  return {
    lead: slotsIn([lead]),
    sections: sections.map(({ id, title, blocks }) => ({
      id,
      slots: slotsIn([title, ...blocks.flatMap(textsOf)]),
      blocks: blocks.map((block) => ({ kind: block.kind, parts: textsOf(block).length })),
    })),
  }
}

/** The figures a reader sees in a language, without the language's own way to part them: 2,2% and 2.2% are both 22. */
function figuresSeen(name: PolicyName, language: Language): string[] {
  const figures = figuresIn(language, timesIn(language, undefined))
  const text = wordsOf(name, language).replaceAll(/\{(\w+)\}/g, (_, slot: string) => figures[slot] ?? '')
  return (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((figure) => figure.replaceAll(/[.,]/g, '')).sort()
}

it('keeps a figure on one line with its unit, and the number of a law with its sign', () => {
  const { lead } = parsePolicy(
    'Luật số {dataLaw}: trong {minutes} phút, Law No. {dataLaw} within {days} days of a request.',
  )
  expect(lead).toBe(
    'Luật số\u00a0{dataLaw}: trong {minutes}\u00a0phút, Law No.\u00a0{dataLaw} within {days}\u00a0days of a request.',
  )
})

describe.each(policyNames)('%s', (name) => {
  it.each(languages)('is written in %s', (language) => {
    expect(existsSync(fileOf(name, language))).toBe(true)
  })

  it.each(languages)('has the same sections, lists, figures and links in %s as in Vietnamese', (language) => {
    expect(shapeOf(read(name, language))).toEqual(shapeOf(read(name, 'vi')))
    expect(figuresSeen(name, language)).toEqual(figuresSeen(name, 'vi'))
  })

  it.each(languages)('is summed up in %s by a sentence without slots', (language) => {
    const policy = read(name, language)
    expect(policy.lead.startsWith(aboutPolicy(policy))).toBe(true)
    expect(aboutPolicy(policy)).toMatch(/^[^{}]{30,200}$/)
  })

  it.each(languages)('leaves no slot empty, title blank or figure typed by hand in %s', (language) => {
    const known = new Set([
      ...Object.keys(figuresIn(language, timesIn(language, undefined))),
      ...policyLinks.map(({ slot }) => slot),
    ])
    const source = wordsOf(name, language)
    const unknown = slotsIn([source]).filter((slot) => !known.has(slot.slice(1, -1)))
    expect({ unknown, typed: source.match(/\d+/g) ?? [] }).toEqual({ unknown: [], typed: [] })
    for (const { id, title, blocks } of read(name, language).sections) {
      expect(id).toMatch(/^[a-z-]+$/)
      expect({ id, title: title.trim() !== '', blocks: blocks.length > 0 }).toEqual({
        id,
        title: true,
        blocks: true,
      })
    }
  })

  it.each(languages)('has composed letters and no words left from another language in %s', (language) => {
    const source = sourceOf(name, language)
    expect(source).toBe(source.normalize('NFC'))
    const foreign: Partial<Record<Language, RegExp>> = {
      vi: /\p{Script=Hangul}|\p{Script=Han}/u,
      en: /\p{Script=Hangul}|\p{Script=Han}/u,
      kr: /\p{Script=Han}|\p{Script=Hiragana}/u,
      jp: /\p{Script=Hangul}/u,
    }
    expect(source.match(foreign[language] ?? /$^/)).toBeNull()
  })
})

/** The facts of the specification, by the text that has to state them. */
const facts: readonly (readonly [PolicyName, string, string])[] = [
  ['cancellation', 'free-before-payment', 'paymentTime'],
  ['cancellation', 'refund', 'refundDays'],
  ['cancellation', 'clubs', 'deadlineHours'],
  ['cancellation', 'clubs', 'deadlineDays'],
  ['cancellation', 'clubs', 'penaltyLow'],
  ['cancellation', 'clubs', 'penaltyFull'],
  ['cancellation', 'clubs', 'penaltyMost'],
  ['terms', 'booking', 'staffTime'],
  ['terms', 'booking', 'paymentTime'],
  ['terms', 'customers', 'age'],
  ['payment', 'card', 'age'],
  ['payment', 'fees', 'cardPercent'],
  ['payment', 'fees', 'cardFixed'],
  ['complaint', 'steps', 'complaintDays'],
  ['user-info', 'breach', 'breachHours'],
  ['rights', 'age', 'age'],
  ['hio', 'service', 'freeCover'],
  ['hio', 'service', 'largestCover'],
  ['hio', 'conditions', 'hioPlayers'],
  ['hio', 'conditions', 'hioHoles'],
  ['hio', 'prize', 'hioPrize'],
  ['hio', 'prize', 'hioRate'],
]

test.each(facts)('%s states under %s the figure %s in every language', (name, section, slot) => {
  for (const language of languages) {
    const found = read(name, language).sections.find(({ id }) => id === section)
    expect(slotsIn(found?.blocks.flatMap(textsOf) ?? [])).toContain(`{${slot}}`)
  }
})

test('figures are printed the way of the language, from what the product works with', () => {
  expect(figuresIn('vi', timesIn('vi', undefined))).toMatchObject({
    cardPercent: '2,2%',
    cardFixed: '2.200đ',
    freeCover: '20.000.000đ',
    hioRate: '4,0%',
  })
  expect(figuresIn('en', timesIn('en', undefined))).toMatchObject({
    cardPercent: '2.2%',
    cardFixed: '2,200 VND',
    freeCover: '20,000,000 VND',
    hioRate: '4.0%',
  })
  expect(figuresIn('kr', timesIn('kr', undefined))).toMatchObject({
    cardPercent: '2.2%',
    hioPrize: '100.000đ',
    staffTime: '1시간',
    paymentTime: '30분',
  })
})

test('consecutive steps are numbered', () => {
  const steps = [
    ['terms', 'booking', 4],
    ['delivery', 'process', 5],
    ['complaint', 'steps', 4],
    ['cancellation', 'how', 3],
    ['hio', 'prize', 3],
  ] as const
  for (const [name, section, count] of steps) {
    const blocks = read(name, 'vi').sections.find(({ id }) => id === section)?.blocks
    expect(blocks?.filter(({ kind }) => kind === 'steps').flatMap(textsOf)).toHaveLength(count)
  }
})

/** Facts without a figure, in vi, en, kr and jp: one after the other in the section that has to state them. */
const words: readonly (readonly [PolicyName, string, Partial<Record<Language, readonly string[]>>])[] = [
  ['cancellation', 'free-before-payment', { vi: ['miễn phí'], en: ['free'], kr: ['무료'], jp: ['無料'] }],
  [
    'cancellation',
    'after-payment',
    {
      vi: ['phí giao dịch không được hoàn lại'],
      en: ['no transaction fee is refunded'],
      kr: ['거래 수수료가 환불되지 않습니다'],
      jp: ['決済手数料は返金されません'],
    },
  ],
  [
    'payment',
    'card',
    {
      vi: ['năng lực hành vi', 'đứng tên mình', 'phát hành tại Việt Nam'],
      en: ['full legal capacity', 'in their own name', 'issued in Vietnam'],
      kr: ['행위능력', '본인 명의', '베트남에서 발급'],
      jp: ['行為能力', 'ご本人名義', 'ベトナムで発行'],
    },
  ],
  [
    'payment-info',
    'principle',
    {
      vi: ['chỉ được nhập trên trang của đơn vị thanh toán', 'không bao giờ lưu số thẻ'],
      en: ['entered only on the payment provider’s page', 'never stores a full card number'],
      kr: ['결제대행사의 결제창에서만 입력', '절대 저장하지 않습니다'],
      jp: ['決済代行会社の画面でのみ入力', '決して保存しません'],
    },
  ],
  [
    'terms',
    'booking',
    {
      vi: ['gửi yêu cầu', 'cuộc gọi hoặc tin nhắn chat', 'lên đơn trên hệ thống', 'thanh toán trong vòng'],
      en: ['sends the request', 'call or chat message', 'enter the booking into the system', 'pays within'],
      kr: ['예약을 요청', '전화 또는 채팅', '시스템에 등록', '이내에 결제'],
      jp: ['予約リクエストを送ります', '電話またはチャット', 'システムに登録', '以内にお支払い'],
    },
  ],
  [
    'complaint',
    'steps',
    {
      vi: ['Xác minh:', 'Giải quyết:', 'Thương lượng:', 'Tòa án:'],
      en: ['Verified:', 'Resolved:', 'Negotiated:', 'Court:'],
      kr: ['사실 확인:', '해결:', '협의:', '소송:'],
      jp: ['事実確認：', '解決：', '協議：', '訴訟：'],
    },
  ],
  [
    'hio',
    'prize',
    {
      vi: [
        'một lần cho mỗi Khách hàng trong một ngày',
        'chỉ nhận hai khoản',
        'đồng thời gói ngày và gói năm',
      ],
      en: ['once per Customer per day', 'Two prizes are paid only', 'both the daily and the annual package'],
      kr: ['고객 한 사람당 하루 한 번', '1일 플랜과 연간 플랜에 모두 가입한 경우에만'],
      jp: ['お一人につき一日一回', '1日プランと年間プランの両方に加入している場合に限ります'],
    },
  ],
]

test.each(words)('%s says under %s what it has to, in order and in every language', (name, section, said) => {
  for (const language of languages) {
    const found = read(name, language).sections.find(({ id }) => id === section)
    const text = [found?.title, ...(found?.blocks.flatMap(textsOf) ?? [])].join(' ')
    const places = (said[language] ?? []).map((part) => text.indexOf(part))
    expect(places, language).not.toContain(-1)
    expect(places, language).toEqual(places.toSorted((one, other) => one - other))
  }
})

test('the terms of the insurance have three articles', () => {
  expect(read('hio', 'vi').sections).toHaveLength(3)
})

test('another payment window, staff hour or time to undo changes every text of it', () => {
  const running = {
    staff_confirmation_seconds: 5_400,
    payment_window_seconds: 2_700,
    session_seconds: 7 * 86_400,
    known_device_seconds: 21 * 86_400,
    undo_seconds: 1_200,
    undo_ends_before_tee_time_seconds: 14_400,
  }
  for (const language of languages) {
    const [usual, changed] = [timesIn(language, undefined), timesIn(language, running)]
    for (const name of policyNames) {
      const print = (times: typeof usual) => {
        const figures = figuresIn(language, times)
        return sourceOf(name, language).replaceAll(/\{(\w+)\}/g, (slot, key: string) => figures[key] ?? slot)
      }
      const named = [usual.staffTime, usual.paymentTime, usual.undoTime, usual.undoLead].filter((time) =>
        print(usual).includes(time),
      )
      for (const time of named)
        expect(print(changed), `${name} ${language}`).not.toMatch(new RegExp(`(?<!\\d)${time}`))
    }
    for (const time of Object.values(changed)) expect(Object.values(usual)).not.toContain(time)
  }
})
