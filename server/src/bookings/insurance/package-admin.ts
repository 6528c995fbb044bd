import type { InputOf, ResponseOf } from '@teeviet/contract'
import { addPackage as addPackageCall } from '@teeviet/contract/calls/staff/settings'
import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { packageListType } from '@teeviet/contract/rules/limits'
import { listActs, recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import type { Texts } from '#platform/http/text-in'

export type StaffPackages = ResponseOf<'GET /api/staff/packages'>
type Drawn = InputOf<'POST /api/staff/packages'>
type Row = {
  id: number
  name: Texts
  des: Texts
  text_display_sms: string
  price: number
  cover: number
  is_active: boolean
  is_sold: boolean
  revision: number
}

const inAll = (some: Texts) => ({ ...inEveryLanguage(() => ''), ...some })

/** Every package with its trail, the cheapest first. */
export async function listPackagesForStaff(q: Query): Promise<StaffPackages> {
  const rows = await q<Row>`
    select id, name, description as des, text_display_sms, price_vnd as price, cover_vnd as cover, is_active, revision,
      exists (select from booking_player_packages where package_id = insurance_packages.id) as is_sold
    from insurance_packages order by price_vnd, id`
  const listed: StaffPackages = []
  for (const row of rows) {
    listed.push({
      ...row,
      name: inAll(row.name),
      des: inAll(row.des),
      is_active: row.is_active ? 1 : 0,
      is_sold: row.is_sold ? 1 : 0,
      history: await listActs(q, `package:${row.id}`),
    })
  }
  return listed
}

/**
 * Adds a package.
 * @throws Refusal `package.name`
 */
export async function addPackage(
  ctx: Context,
  staff: Staff,
  drawn: Drawn,
  idempotency: IdempotentRequest | null,
): Promise<StaffPackages> {
  checkNames(drawn)
  return inTransaction(ctx.pool, async (q) => {
    const earlierAnswer = await claimRequest(q, idempotency, ctx.clock.now())
    if (earlierAnswer) return addPackageCall.response.parse(earlierAnswer.answer)
    const [row] = await q<{ id: number }>`
      insert into insurance_packages (type_pack, name, description, text_display_sms, price_vnd, cover_vnd, is_active)
      values (${packageListType}, ${JSON.stringify(drawn.name)}::jsonb, ${JSON.stringify(drawn.des)}::jsonb, ${drawn.text_display_sms},
        ${drawn.price}, ${drawn.cover}, ${drawn.is_active === 1})
      returning id`
    await recordAct(ctx, q, staff, { what: 'package.added', subject: `package:${row?.id}` })
    const answer = await listPackagesForStaff(q)
    await storeAnswer(q, idempotency, answer)
    return answer
  })
}

/**
 * Saves a package, unless it was changed after it was read. Bookings keep the price they were made at. The cover of
 * one that was bought stays: its certificate may be still to come.
 * @throws Refusal `request.notFound`, `staff.changedMeanwhile`, `package.name`, `package.sold`
 */
export async function savePackage(
  ctx: Context,
  staff: Staff,
  { id, revision, ...drawn }: InputOf<'POST /api/staff/packages/:id'>,
): Promise<StaffPackages> {
  checkNames(drawn)
  return inTransaction(ctx.pool, async (q) => {
    // for update, not less: a booking that is about to take it refers to its row and waits
    const [before] = await q<{ revision: number; cover: number }>`
      select revision, cover_vnd as cover from insurance_packages where id = ${id} for update`
    if (!before) throw new Refusal('request.notFound')
    if (before.revision !== revision) throw new Refusal('staff.changedMeanwhile')
    const sold = await q`select from booking_player_packages where package_id = ${id} limit 1`
    if (sold.length > 0 && before.cover !== drawn.cover) throw new Refusal('package.sold')
    await q`
      update insurance_packages set name = ${JSON.stringify(drawn.name)}::jsonb, description = ${JSON.stringify(drawn.des)}::jsonb,
        text_display_sms = ${drawn.text_display_sms}, price_vnd = ${drawn.price}, cover_vnd = ${drawn.cover},
        is_active = ${drawn.is_active === 1}, revision = revision + 1
      where id = ${id}`
    await recordAct(ctx, q, staff, { what: 'package.saved', subject: `package:${id}` })
    return listPackagesForStaff(q)
  })
}

function checkNames({ name, text_display_sms }: Drawn): void {
  if (name.vi === '' || text_display_sms === '') throw new Refusal('package.name')
}
