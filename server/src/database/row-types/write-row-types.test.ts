import { expect, test } from 'vitest'
import type { Column } from './read-columns.ts'
import { writeRowTypes } from './write-row-types.ts'

const column = (given: Partial<Column>): Column => ({
  table: 'tee_times',
  name: 'x',
  type: 'text',
  isNullable: false,
  checks: [],
  ...given,
})

const fieldOf = (given: Partial<Column>) => /x: (.*)/.exec(writeRowTypes([column(given)]))?.[1]

test('a table becomes an interface', () => {
  expect(
    writeRowTypes([column({ name: 'id', type: 'bigint' }), column({ name: 'closed_at', isNullable: true })]),
  ).toContain('export interface TeeTimesRow {\n  id: number\n  closed_at: string | null\n}\n')
})

test('a list of allowed values becomes a union', () => {
  expect(fieldOf({ checks: ["CHECK ((x = ANY (ARRAY['north'::text, 'nha-trang'::text])))"] })).toBe(
    "'north' | 'nha-trang'",
  )
  expect(fieldOf({ type: 'smallint', checks: ['CHECK ((x = ANY (ARRAY[9, 18, 27])))'] })).toBe('9 | 18 | 27')
  expect(
    fieldOf({
      type: 'text[]',
      checks: ["CHECK (((x <@ ARRAY['staff'::text, 'admin'::text]) AND (cardinality(x) > 0)))"],
    }),
  ).toBe("('staff' | 'admin')[]")
})

test('a check that says something else changes nothing', () => {
  expect(fieldOf({ checks: ['CHECK ((length(x) <= 100))'] })).toBe('string')
  expect(fieldOf({ checks: ["CHECK (((x = ANY (ARRAY['a'::text])) OR (length(x) > 5)))"] })).toBe('string')
})

test('what JSON holds is not known, null included', () => {
  expect(fieldOf({ type: 'jsonb', isNullable: true })).toBe('unknown')
})

test('a type nobody decided about is an error', () => {
  expect(() => writeRowTypes([column({ type: 'money' })])).toThrow(/tee_times.x \(money\)/)
})
