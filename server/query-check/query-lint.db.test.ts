import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database'
import { allowedValues, readAllowedValues } from './allowed-values.ts'
import { readJsonbColumns } from './jsonb-columns.ts'
import { queryLint } from './query-lint.ts'

// the planted code and the expected message
const planted: Record<string, { code: string; complaint: string | null }> = {
  'a query without a row type': {
    code: 'return await q`select id, code from bookings`',
    complaint: 'the row type is missing: { id: number; code: string }',
  },
  'a column that does not exist': {
    code: 'return await q<{ id: number }>`select idd from bookings`',
    complaint: 'column "idd" does not exist',
  },
  'a column that can be null, stated as if it could not': {
    code: 'return await q<{ paid_at: Date }>`select paid_at from bookings`',
    complaint: 'paid_at can be null',
  },
  'a column that can be null through an outer join': {
    code: 'return await q<{ vga: number }>`select m.vga from booking_players p left join members m on m.id = p.member_id`',
    complaint: 'vga can be null',
  },
  'another type than the column has': {
    code: 'return await q<{ code: number }>`select code from bookings`',
    complaint: 'code is string, not number',
  },
  'a stated column that the query does not give': {
    code: 'return await q<{ id: number; code: string }>`select id from bookings`',
    complaint: 'code is not in the query',
  },
  'fewer values than a CHECK allows': {
    code: "return await q<{ channel: 'quick' | 'staff' }>`select channel from bookings`",
    complaint: 'not "quick" | "staff"',
  },
  'a date where JSON gives a string': {
    code: "return await q<{ x: { at: Date } }>`select json_build_object('at', created_at) as x from bookings`",
    complaint: 'x.at is string, not Date',
  },
  'a parameter of another type': {
    code:
      "const id: string = 'x'\n  return await q<{ id: number }>`select id from bookings where id = $" +
      '{id}`',
    complaint: 'operator does not exist: bigint = text',
  },
  'a comment that promises what is known': {
    code: 'return await q<{ id: number }>`select id /* not null */ from bookings`',
    complaint: 'id is never null by itself: remove the comment',
  },
  'any as a column': {
    code: 'return await q<{ refund_ladder: any }>`select refund_ladder from bookings`',
    complaint: 'refund_ladder is stated as any',
  },
  'a jsonb column stated as another type than it is declared to contain': {
    code: 'return await q<{ name: { vi: number } }>`select name from insurance_packages`',
    complaint: 'not { vi: number; }',
  },
  'the JSON that a query computes, stated as a type': {
    code: "return await q<{ x: { vi: string } }>`select name || '{}'::jsonb as x from insurance_packages`",
    complaint: 'x is Json, not',
  },
  'JSON that the code parses': {
    code: "return await q<{ facts: unknown; x: unknown }>`select facts, facts -> 'issuer' as x from documents`",
    complaint: null,
  },
  'a jsonb column stated as it is declared, inside JSON too': {
    code: "return await q<{ name: { vi?: string }; x: { name: { vi?: string } } }>`select name, json_build_object('name', name) as x from insurance_packages`",
    complaint: null,
  },
  'a statement as text': {
    code: 'return await q.text<{ id: number }>(`select id from bookings where state = ' + "'paid'`)",
    complaint: 'a statement given as text is not checked',
  },
  'a query as it should be': {
    code: 'return await q<{ id: number; last: Date; channel: string }>`select id, channel, max(created_at) as last /* not null */ from bookings group by id`',
    complaint: null,
  },
  'a statement whose rows nobody reads': {
    code: 'await q`update bookings set state = state returning id`',
    complaint: null,
  },
}

let folder: string
let complaints: Map<string, string>

beforeAll(async () => {
  const db = await createTestDatabase()
  const temporary = join(import.meta.dirname, '../../.tmp')
  await mkdir(temporary, { recursive: true })
  folder = await mkdtemp(join(temporary, 'planted-'))
  const server = join(import.meta.dirname, '..')
  await writeFile(
    join(folder, 'tsconfig.queries.json'),
    JSON.stringify({
      extends: join(server, 'tsconfig.queries.json'),
      include: ['*.ts', join(server, 'query-check/jsonb-columns.ts')],
      compilerOptions: { rootDir: '/' },
    }),
  )
  const sql = join(import.meta.dirname, '../src/platform/database/sql.ts')
  for (const [index, { code }] of Object.values(planted).entries()) {
    const text = `import type { Query } from '${sql}'\n\nexport async function run(q: Query) {\n  ${code}\n}\n`
    await writeFile(join(folder, `planted-${index}.ts`), text)
  }
  const columns = { ...(await readAllowedValues(db.q)), ...(await readJsonbColumns(db.q)) }
  const lint = queryLint({ connection: db.connection, columns, folder })
  const results = await lint.lintFiles(['*.ts'])
  complaints = new Map(
    Object.keys(planted).map((title, index) => {
      const result = results.find(({ filePath }) => filePath.endsWith(`planted-${index}.ts`))
      return [title, result ? result.messages.map(({ message }) => message).join('\n') : 'was not checked']
    }),
  )
  await db.drop()
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(Object.entries(planted))('the check of the queries judges %s', (title, { complaint }) => {
  if (complaint === null) expect(complaints.get(title)).toBe('')
  else expect(complaints.get(title)).toContain(complaint)
})

test.each([
  ["CHECK ((x = ANY (ARRAY['north'::text, 'nha-trang'::text])))", "'north' | 'nha-trang'"],
  ['CHECK ((x = ANY (ARRAY[9, 18, 27])))', '9 | 18 | 27'],
  ["CHECK (((x <@ ARRAY['staff'::text, 'admin'::text]) AND (cardinality(x) > 0)))", "('staff' | 'admin')[]"],
  ["CHECK ((language ~ '^[a-z]{2}$'::text))", "'vi' | 'en' | 'kr' | 'jp'"],
  ['CHECK ((length(x) <= 100))', null],
  ["CHECK (((x = ANY (ARRAY['a'::text])) OR (length(x) > 5)))", null],
])('reads the allowed values of %s', (check, values) => {
  expect(allowedValues(check)).toBe(values)
})
