import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { readColumns } from './read-columns.ts'
import { writeRowTypes } from './write-row-types.ts'

test('the row types in the code are those of the schema (else: npm run types -w server)', async () => {
  const db = await createTestDatabase()
  const fresh = writeRowTypes(await readColumns(db.q))
  await db.drop()
  expect(await readFile(join(import.meta.dirname, '..', 'database.gen.ts'), 'utf8')).toBe(fresh)
})
