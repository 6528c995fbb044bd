import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { migrate } from '#platform/database/migrate'
import { readMigrations } from '#platform/database/migrations'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { createTestDatabase } from '#testing/database'
import { addStaff } from '#testing/golf'
import { silentLog } from '#testing/log'
import { type ClubContact, clubChannelsOf } from './club-contacts.ts'
import { listChanges } from './golf-changes.ts'
import { saveCourse } from './save-course.ts'
import { openStaffCourse } from './staff-courses.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())

async function save(id: number, contacts: ClubContact[]) {
  const { version, settings } = await openStaffCourse(ctx.q, id)
  const saved = await saveCourse(ctx, staff, {
    id,
    version,
    settings: { ...settings, club_contacts: contacts },
  })
  return saved.settings.club_contacts
}

test('the contacts of a club are saved in their order and replaced, and the audit log names them', async () => {
  const id = await addCourseWith(ctx.q, {})
  const email: ClubContact = { channel: 'email', address: 'booking@thu.test' }
  const zalo: ClubContact = { channel: 'zalo', address: '0912345678' }
  expect(await save(id, [email, zalo])).toEqual([email, zalo])
  expect(await save(id, [zalo])).toEqual([zalo])
  const [last, first] = await listChanges(ctx, { facility_id: id, limit: 2 })
  const both = 'email booking@thu.test, zalo 0912345678'
  expect(first?.fields).toEqual([{ field: 'club_contacts', from: '', to: both }])
  expect(last?.fields).toEqual([{ field: 'club_contacts', from: both, to: 'zalo 0912345678' }])
})

test('the database takes no address twice, no sixth one and none that does not fit its channel', async () => {
  const id = await addCourseWith(ctx.q, {})
  const phone = (last: number): ClubContact => ({ channel: 'sms', address: `091234567${last}` })
  await expect(save(id, [phone(1), { ...phone(1), channel: 'zalo' }])).rejects.toThrow('contact_stands_once')
  await expect(save(id, [1, 2, 3, 4, 5, 6].map(phone))).rejects.toThrow('position')
  await expect(save(id, [{ channel: 'email', address: '0912345678' }])).rejects.toThrow('contact_fits')
  await expect(save(id, [{ channel: 'zalo', address: 'booking@thu.test' }])).rejects.toThrow('contact_fits')
})

test('only channels that the operator has set up are offered', () => {
  const { config, gateways } = ctx
  expect(clubChannelsOf(ctx)).toEqual(['sms', 'zalo', 'email'])
  const withoutEmail = { ...config, email: { ...config.email, smtpUrl: '' } }
  expect(clubChannelsOf({ config: withoutEmail, gateways: { ...gateways, zalo: null } })).toEqual(['sms'])
})

test('phones of clubs from before there were channels get SMS, each once and in its order', async () => {
  const db = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-migrations-'))
  try {
    await db.q.text('drop schema public cascade; create schema public')
    const all = await readMigrations()
    const [before, after] = [
      all.filter(({ name }) => name < '0192'),
      all.filter(({ name }) => name >= '0192'),
    ]
    for (const { name, text } of before) await writeFile(join(folder, name), text)
    await migrate(db.connection, silentLog, folder)
    const id = await addCourseWith(db.q, {})
    const phones = ['0987654321', '0912345678', '0987654321', '02438268888']
    await db.q`update courses set club_phones = ${phones} where id = ${id}`
    for (const { name, text } of after) await writeFile(join(folder, name), text)
    await migrate(db.connection, silentLog, folder)
    expect(
      await db.q`select channel, address from course_contacts where course_id = ${id} order by position`,
    ).toEqual([
      { channel: 'sms', address: '0987654321' },
      { channel: 'sms', address: '0912345678' },
    ])
  } finally {
    await rm(folder, { recursive: true })
    await db.drop()
  }
})
