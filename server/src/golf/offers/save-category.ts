import { randomUUID } from 'node:crypto'
import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { changedFields, recordChanges } from '../courses/golf-changes.ts'
import { announcedMs } from './categories.ts'
import { listStaffOffers, type StaffCategory } from './staff-offers.ts'

type Input = InputOf<'POST /api/staff/offer-categories'>

/**
 * Adds a category or flash sale, or changes one. Two that golfers see at the same time never have one name.
 * @throws Refusal `staff.changedMeanwhile`, `request.notFound`, `category.nameTaken`
 */
export function saveCategory(
  ctx: Context,
  staff: Staff,
  input: Input,
  lang: Language,
): Promise<StaffCategory> {
  return inTransaction(ctx.pool, async (q) => {
    // of two that take one name at once the second must see the first
    await q`lock table offer_categories in share row exclusive mode`
    const before = input.id === undefined ? null : await claimCategory(q, input.id, input.version, lang)
    const id = before?.id ?? (await addCategory(q))
    await refuseTakenName(q, id, input, ctx.clock.now())
    await q`
      update offer_categories set name = ${written(input.name)}, position = ${input.position},
        is_flash_sale = ${input.is_flash_sale}, starts_at = ${new Date(input.starts_at)},
        ends_at = ${new Date(input.ends_at)}
      where id = ${id}`
    const after = await categoryById(q, id, lang)
    await recordChanges(ctx, q, staff, [
      {
        subject: 'category',
        act: before ? 'changed' : 'added',
        subjectId: id,
        name: input.name.vi,
        fields: changedFields(before ? shown(before) : {}, shown(after)),
      },
    ])
    return after
  })
}

/**
 * Ends a category or flash sale at this moment; one that was still to begin never does.
 * @throws Refusal `staff.changedMeanwhile`, `request.notFound`
 */
export function endCategory(
  ctx: Context,
  staff: Staff,
  { id, version }: InputOf<'POST /api/staff/offer-categories/:id/end'>,
  lang: Language,
): Promise<StaffCategory> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const before = await claimCategory(q, id, version, lang)
    await q`
      update offer_categories set ends_at = least(ends_at, ${now}::timestamptz),
        starts_at = least(starts_at, ${now}::timestamptz - interval '1 millisecond')
      where id = ${id}`
    const after = await categoryById(q, id, lang)
    await recordChanges(ctx, q, staff, [
      {
        subject: 'category',
        act: 'ended',
        subjectId: id,
        name: before.name.vi ?? '',
        fields: changedFields(shown(before), shown(after)),
      },
    ])
    return after
  })
}

/** Golfers see a category from its start, a flash sale from its announcement, until its end. */
async function refuseTakenName(q: Query, id: number, input: Input, now: Date): Promise<void> {
  const { name, is_flash_sale, starts_at, ends_at } = input
  const seenFrom = new Date(Math.max(now.getTime(), starts_at - (is_flash_sale ? announcedMs : 0)))
  const [taken] = await q<{ name: string }>`
    select mine.value as name /* not null */
    from offer_categories other, jsonb_each_text(${written(name)}::jsonb) mine
    where other.id <> ${id} and lower(other.name ->> mine.key) = lower(mine.value)
      and other.ends_at > ${seenFrom}
      and other.starts_at - case when other.is_flash_sale then ${announcedMs} else 0 end * interval '1 ms'
        < ${new Date(ends_at)}
    limit 1`
  if (taken) throw new Refusal('category.nameTaken', { name: taken.name })
}

async function claimCategory(
  q: Query,
  id: number,
  version: number | undefined,
  lang: Language,
): Promise<StaffCategory> {
  if (version === undefined) throw invalid({ version: 'is missing' })
  await q`select from offer_categories where id = ${id} for no key update`
  const before = await categoryById(q, id, lang)
  if (before.version !== version) throw new Refusal('staff.changedMeanwhile')
  await q`update offer_categories set version = version + 1 where id = ${id}`
  return before
}

async function addCategory(q: Query): Promise<number> {
  const [row] = await q<{ id: number }>`
    insert into offer_categories (slug, name, position, starts_at, ends_at)
    values (${`category-${randomUUID()}`}, '{}', 0, 'epoch', 'infinity') returning id`
  if (!row) throw new Error('a category was not added')
  return row.id
}

async function categoryById(q: Query, id: number, lang: Language): Promise<StaffCategory> {
  const [category] = await listStaffOffers(q, { id }, lang)
  if (!category) throw new Refusal('request.notFound')
  return category
}

function written(name: Input['name']) {
  return Object.fromEntries(Object.entries(name).filter(([, text]) => text.trim() !== ''))
}

function shown({ name, position, is_flash_sale, starts_at, ends_at }: StaffCategory) {
  const moment = (at: number) => new Date(at).toISOString()
  return { name, position, is_flash_sale, starts_at: moment(starts_at), ends_at: moment(ends_at) }
}
