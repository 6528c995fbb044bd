import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@teeviet/contract/rules/languages'
import { describe, expect, it, test } from 'vitest'
import { aboutPolicy } from '../../features/policy/policy-head.ts'
import { policyLinks } from '../../features/policy/policy-links.ts'
import { type PolicyName, policyNames } from './editions.ts'
import { figuresIn } from './figures.ts'
import { type Block, type Policy, parsePolicy } from './parse-policy.ts'

const fileOf = (name: PolicyName, language: Language) => join(import.meta.dirname, name, `${language}.md`)
const sourceOf = (name: PolicyName, language: Language) => readFileSync(fileOf(name, language), 'utf8')
/** Neither the numbers of steps nor the name of the daily package is a figure. */
const wordsOf = (name: PolicyName, language: Language) =>
  sourceOf(name, language).replaceAll(/^\d+\. |1(?=일 플랜|日プラン)/gm, '')
const read = (name: PolicyName, language: Language) => parsePolicy(sourceOf(name, language))

const textsOf = (block: Block) => (block.kind === 'text' ? [block.text] : block.items)
const slotsIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []).sort()

/** What must be the same in every language: sections, their blocks, and the figures and links in each. */
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
  const figures = figuresIn(language)
  const text = wordsOf(name, language).replaceAll(/\{(\w+)\}/g, (_, slot: string) => figures[slot] ?? '')
  return (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((figure) => figure.replaceAll(/[.,]/g, '')).sort()
}

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
    const known = new Set([...Object.keys(figuresIn(language)), ...policyLinks.map(({ slot }) => slot)])
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
    const foreign = {
      vi: /\p{Script=Hangul}|\p{Script=Han}/u,
      en: /\p{Script=Hangul}|\p{Script=Han}/u,
      kr: /\p{Script=Han}|\p{Script=Hiragana}/u,
      jp: /\p{Script=Hangul}/u,
    }
    expect(source.match(foreign[language])).toBeNull()
  })
})

/** The facts of the specification, by the text that has to state them. */
const facts: readonly (readonly [PolicyName, string, string])[] = [
  ['cancellation', 'free-before-payment', 'paymentMinutes'],
  ['cancellation', 'refund', 'refundDays'],
  ['cancellation', 'clubs', 'deadlineHours'],
  ['cancellation', 'clubs', 'deadlineDays'],
  ['cancellation', 'clubs', 'penaltyLow'],
  ['cancellation', 'clubs', 'penaltyFull'],
  ['cancellation', 'clubs', 'penaltyMost'],
  ['terms', 'booking', 'staffHours'],
  ['terms', 'booking', 'paymentMinutes'],
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
  expect(figuresIn('vi')).toMatchObject({
    cardPercent: '2,2%',
    cardFixed: '2.200đ',
    freeCover: '20.000.000đ',
    hioRate: '4,0%',
  })
  expect(figuresIn('en')).toMatchObject({
    cardPercent: '2.2%',
    cardFixed: '2,200 VND',
    freeCover: '20,000,000 VND',
    hioRate: '4.0%',
  })
  expect(figuresIn('kr')).toMatchObject({
    cardPercent: '2.2%',
    hioPrize: '100.000đ',
    staffHours: '1',
    paymentMinutes: '30',
  })
})

test('what happens one after the other is numbered', () => {
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

test.each([
  ['vi', 'miễn phí', 'phí giao dịch không được hoàn lại', 'phát hành tại Việt Nam'],
  ['en', 'free', 'no transaction fee is refunded', 'issued in Vietnam'],
  ['kr', '무료', '거래 수수료가 환불되지 않습니다', '베트남에서 발급'],
  ['jp', '無料', '決済手数料は返金されません', 'ベトナムで発行'],
] as const)(
  '%s says what costs nothing, what is not refunded and which cards pay',
  (language, free, kept, card) => {
    const said = (name: PolicyName, section: string) => {
      const found = read(name, language).sections.find(({ id }) => id === section)
      return [found?.title, ...(found?.blocks.flatMap(textsOf) ?? [])].join(' ')
    }
    expect(said('cancellation', 'free-before-payment')).toContain(free)
    expect(said('cancellation', 'after-payment')).toContain(kept)
    expect(said('payment', 'card')).toContain(card)
  },
)
