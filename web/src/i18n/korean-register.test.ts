import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const korean = join(import.meta.dirname, '../../../texts/src/kr')
/** A sentence in the informal polite form; requests in -세요, nouns as 필요 and the greeting stay. */
const informal = /(?:드려|모여|어|아|여|해|봐|져|돼|워|까|나|가|예|에|군|네|죠|지)요(?=[.!?]|$)/m
const allowed = /필요|주요|안녕하세요/

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

it('Korean sentences are in the formal form', () => {
  const files = readdirSync(korean, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  const texts = files.flatMap((file) => textsIn(JSON.parse(readFileSync(join(korean, file), 'utf8'))))
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter((text) => informal.test(text.replaceAll(new RegExp(allowed, 'g'), '')))).toEqual([])
})
