import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { perDatabase } from '#platform/cache/per-database'
import { openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { type Texts, textIn } from '#platform/http/text-in'

type ClubTerms = ResponseOf<'GET /api/services/list_refund_terms'>[number]

type TermsRow = {
  region: ClubTerms['region']
  title: string | null
  titleEn: string | null
  condition: Texts
  time: Texts
  isSample: boolean
}

const cacheOf = perDatabase(({ events }) =>
  openReadCache<TermsRow[]>(events, { tables: ['courses', 'refund_terms'], maxAgeMs: 60_000, mostKeys: 1 }),
)

/**
 * The clubs' refund terms by region from north to south: each club's rows together in the order of the table, then the
 * rows of the whole region. Clubs that take no bookings at present are left out.
 */
export async function listRefundTerms(ctx: Context, language: Language): Promise<ClubTerms[]> {
  const rows = await cacheOf(ctx).read(
    'all',
    () => ctx.q<TermsRow>`
      select coalesce(t.region, c.sub_region) as region, c.title, c.title_en as "titleEn", t.condition,
        t.time_text as "time", t.is_sample as "isSample"
      from refund_terms t left join courses c on c.id = t.course_id
      where c.id is null or c.is_open
      order by array_position(array['north', 'central', 'nha-trang', 'south'], coalesce(t.region, c.sub_region)),
        min(t.position) over (partition by t.course_id, t.region) + case when c.id is null then 1000000 else 0 end,
        t.position`,
  )
  return rows.map((row, index) => ({
    stt: index + 1,
    region: row.region,
    name: (language === 'vi' ? row.title : row.titleEn) ?? '',
    refundPolicy: {
      condition: textIn(row.condition, language) ?? '',
      time: textIn(row.time, language) ?? '',
    },
    is_sample: row.isSample,
  }))
}
