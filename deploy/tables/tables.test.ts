import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadModule, parseSync } from 'libpg-query'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from './check-owners.ts'
import { owners } from './owners.ts'
import { readUses, tablesOfSchema } from './read-statements.ts'
import { tablesOf } from './tables-of.ts'

const src = join(import.meta.dirname, '../../server/src')
/** How a query's code writes a value. */
const value = ['$', '{id}'].join('')

let tables: string[]
beforeAll(async () => {
  tables = await tablesOfSchema(src)
  await loadModule()
})

/** The faults of a server with these files, each with one statement. */
async function faults(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'))
  try {
    for (const [path, statement] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), `export const run = (q, id) => ${statement}\n`)
    }
    return faultsOf(await readUses(folder), { tables, owners })
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('a table', () => {
  it('is written by the module that owns it', async () => {
    const own = `q\`update bookings set state = ${value} where id = 1\``
    expect(await faults({ 'bookings/booking/rows/x.ts': own, 'bookings/booking/y.ts': own })).toEqual([])
  })

  it.each([
    ['insert', `q\`insert into bookings (id) values (${value})\``],
    [
      'update',
      `q<{ id: number }>\`update bookings b set state = ${value} from bills l where l.id = b.id returning id\``,
    ],
    ['delete', `ctx.q\`delete from bookings where id = ${value}\``],
    [
      'upsert inside with',
      `q\`with x as (insert into bookings (id) values (${value}) on conflict do nothing returning id) select * from x\``,
    ],
    ['statement as text', "q.text('delete from bookings where id = $1', [id])"],
  ])('is written only by its owner: %s', async (_, statement) => {
    expect(await faults({ 'money/refunds/x.ts': statement })).toEqual([
      'money/refunds/x.ts writes bookings: that is for bookings/booking to do',
    ])
  })

  it('is read by its area and those above', async () => {
    const read = `q\`select b.id from bookings b where b.id = ${value} for update of b\``
    expect(await faults({ 'bookings/steps/x.ts': read, 'money/refunds/y.ts': read })).toEqual([])
  })

  it('is not read by an area below', async () => {
    const files = {
      'golf/search/x.ts': `q\`select 1 from courses join bookings on true where id = ${value}\``,
    }
    expect(await faults(files)).toEqual([
      'golf/search/x.ts reads bookings of bookings/booking, an area above its own',
    ])
  })

  it('has an owner as soon as a migration makes it', () => {
    const rules = { tables: [...tables, 'caddies'], owners }
    expect(faultsOf([], rules)).toEqual(['caddies has no owner in owners.ts'])
    const { bills: _, ...others } = owners
    expect(faultsOf([], { tables, owners: others })).toEqual(['bills has no owner in owners.ts'])
  })
})

it('refuses a query that cannot be read', async () => {
  await expect(
    faults({ 'money/refunds/x.ts': `q\`update bookings sett state = ${value}\`` }),
  ).rejects.toThrow('money/refunds/x.ts has a query that cannot be read')
})

it('distinguishes the names a statement defines itself from tables', () => {
  const uses = tablesOf(parseSync('with a as (select 1 from b) select * from a join c on true'))
  expect(uses.map(({ table }) => table).sort()).toEqual(['b', 'c'])
})
