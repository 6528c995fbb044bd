import type { InputOf, ResponseOf } from '@teeviet/contract'
import { addBanner as addBannerCall } from '@teeviet/contract/calls/staff/content'
import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { defaultScreenType } from '@teeviet/contract/rules/limits'
import { recordAct } from '#identity/audit/acts'
import { allPartners } from '#identity/partners/partner'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import type { Texts } from '#platform/http/text-in'
import { requireLink } from './link-targets.ts'
import { requirePicture } from './pictures.ts'

export type Banners = ResponseOf<'GET /api/staff/banners'>
type Banner = Banners['banners'][number]
type Drawn = InputOf<'POST /api/staff/banners'>
type Row = Omit<Banner, 'state' | 'titles' | 'starts_at' | 'ends_at'> & {
  titles: Texts
  starts_at: Date | null
  ends_at: Date | null
  is_active: boolean
}

/** Every banner of every home in its order, and the homes there are. */
export async function listBannersForStaff(ctx: Context, q: Query): Promise<Banners> {
  const now = ctx.clock.now()
  const rows = await q<Row>`
    select id, screen_type, place, banner_url, url, titles, starts_at, ends_at, is_active, revision from banners
    order by screen_type, place, position, id`
  const partners = await allPartners({ q })
  const types = new Set([defaultScreenType, ...partners.map(({ screenType }) => screenType)])
  for (const { screen_type } of rows) types.add(screen_type)
  return {
    banners: rows.map(({ is_active, titles, starts_at, ends_at, ...row }) => ({
      ...row,
      titles: { ...inEveryLanguage(() => ''), ...titles },
      starts_at: starts_at?.getTime() ?? null,
      ends_at: ends_at?.getTime() ?? null,
      state: !is_active
        ? 'off'
        : starts_at && starts_at > now
          ? 'waiting'
          : ends_at && ends_at <= now
            ? 'over'
            : 'shown',
    })),
    homes: [...types]
      .sort((one, other) => one - other)
      .map((type) => ({
        screen_type: type,
        partners: partners.flatMap(({ name, screenType }) => (screenType === type ? [name] : [])),
      })),
  }
}

/**
 * Adds a banner behind those of its place.
 * @throws Refusal `picture.unknown`, `banner.link`, `content.dates`
 */
export async function addBanner(
  ctx: Context,
  staff: Staff,
  drawn: Drawn,
  idempotency: IdempotentRequest | null,
): Promise<Banners> {
  return inTransaction(ctx.pool, async (q) => {
    const earlierAnswer = await claimRequest(q, idempotency, ctx.clock.now())
    if (earlierAnswer) return addBannerCall.response.parse(earlierAnswer.answer)
    const { startsAt, endsAt } = await checkBanner(ctx, q, drawn)
    const [row] = await q<{ id: number }>`
      insert into banners (screen_type, place, banner_url, url, titles, starts_at, ends_at, is_active, position)
      select ${drawn.screen_type}::smallint, ${drawn.place}::smallint, ${drawn.banner_url}, ${drawn.url},
        ${drawn.titles}, ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${drawn.is_active === 1}, coalesce(max(position), 0) + 1
      from banners where screen_type = ${drawn.screen_type} and place = ${drawn.place}
      returning id`
    await recordAct(ctx, q, staff, { what: 'banner.added', subject: `banner:${row?.id}` })
    const answer = await listBannersForStaff(ctx, q)
    await storeAnswer(q, idempotency, answer)
    return answer
  })
}

/**
 * Saves a banner, unless it was changed after it was read.
 * @throws Refusal those of `addBanner`, `request.notFound`, `staff.changedMeanwhile`
 */
export async function saveBanner(
  ctx: Context,
  staff: Staff,
  { id, revision, ...drawn }: InputOf<'POST /api/staff/banners/:id'>,
): Promise<Banners> {
  return inTransaction(ctx.pool, async (q) => {
    const [before] = await q<{ revision: number }>`select revision from banners where id = ${id} for update`
    if (!before) throw new Refusal('request.notFound')
    if (before.revision !== revision) throw new Refusal('staff.changedMeanwhile')
    const { startsAt, endsAt } = await checkBanner(ctx, q, drawn)
    await q`
      update banners set screen_type = ${drawn.screen_type}, place = ${drawn.place}, banner_url = ${drawn.banner_url},
        url = ${drawn.url}, titles = ${drawn.titles}, starts_at = ${startsAt}, ends_at = ${endsAt}, is_active = ${drawn.is_active === 1},
        revision = revision + 1
      where id = ${id}`
    await recordAct(ctx, q, staff, { what: 'banner.saved', subject: `banner:${id}` })
    return listBannersForStaff(ctx, q)
  })
}

/**
 * Puts the banners of a home's place into an order: all of them, each once.
 * @throws Refusal `staff.changedMeanwhile` when others were added or moved away meanwhile
 */
export async function orderBanners(
  ctx: Context,
  staff: Staff,
  { screen_type, place, ids }: InputOf<'POST /api/staff/banner-order'>,
): Promise<Banners> {
  return inTransaction(ctx.pool, async (q) => {
    const rows = await q<{ id: number }>`
      select id from banners where screen_type = ${screen_type} and place = ${place} order by id for update`
    const isWhole = rows.length === ids.length && rows.every(({ id }) => ids.includes(id))
    if (!isWhole) throw new Refusal('staff.changedMeanwhile')
    await q`
      update banners set position = wanted.place
      from unnest(${ids}::int[]) with ordinality as wanted (id, place) where banners.id = wanted.id`
    await recordAct(ctx, q, staff, {
      what: 'banner.ordered',
      detail: `${screen_type}/${place}: ${ids.join(', ')}`,
    })
    return listBannersForStaff(ctx, q)
  })
}

async function checkBanner(ctx: Context, q: Query, drawn: Drawn) {
  await requirePicture(q, drawn.banner_url)
  await requireLink(ctx, drawn.url)
  const startsAt = drawn.starts_at === undefined ? null : new Date(drawn.starts_at)
  const endsAt = drawn.ends_at === undefined ? null : new Date(drawn.ends_at)
  if (startsAt && endsAt && endsAt <= startsAt) throw new Refusal('content.dates')
  return { startsAt, endsAt }
}
