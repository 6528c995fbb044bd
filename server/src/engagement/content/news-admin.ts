import type { InputOf, ResponseOf } from '@teeviet/contract'
import { type Language, languages } from '@teeviet/contract/rules/languages'
import { listActs } from '#identity/audit/acts'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { type Texts, textIn } from '#platform/http/text-in'

export type NewsDetail = ResponseOf<'GET /api/staff/news/:id'>
type NewsLine = ResponseOf<'GET /api/staff/news'>[number]
type ArticleTexts = Texts<{ title?: string; excerpt?: string; content?: string }>

type Row = {
  id: number
  course_id: number | null
  banner: string
  author: string
  texts: ArticleTexts
  views: number
  published_at: Date | null
  unpublished_at: Date | null
  revision: number
}

/** News of every state, the last written first, a page after `after_id`; `q` is a part of a title in any language. */
export async function listNewsForStaff(
  ctx: Context,
  asked: InputOf<'GET /api/staff/news'>,
  lang: Language,
): Promise<NewsLine[]> {
  const now = ctx.clock.now()
  const part = asked.q === '' ? null : `%${asked.q.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await ctx.q<Row>`
    select id, course_id, banner, author, texts, views, published_at, unpublished_at, revision from news
    where (${asked.after_id ?? null}::int is null or id < ${asked.after_id ?? null})
      and (${part}::text is null or exists (select from jsonb_each(texts) t where t.value ->> 'title' ilike ${part}))
      and (${asked.state ?? null}::text is null or ${asked.state ?? null} = case
        when published_at is null then 'draft' when published_at > ${now} then 'scheduled'
        when unpublished_at <= ${now} then 'ended' else 'published' end)
    order by id desc limit ${asked.limit}`
  return rows.map((row) => lineOf(row, lang, now))
}

/**
 * An article with all its texts and its trail.
 * @throws Refusal `request.notFound`
 */
export async function openNews(ctx: Context, q: Query, id: number, lang: Language): Promise<NewsDetail> {
  const [row] = await q<Row>`
    select id, course_id, banner, author, texts, views, published_at, unpublished_at, revision from news
    where id = ${id}`
  if (!row) throw new Refusal('request.notFound')
  const texts = languages.flatMap((language) => {
    const { title = '', excerpt = '', content = '' } = row.texts[language] ?? {}
    return title + excerpt + content === '' ? [] : [[language, { title, excerpt, content }]]
  })
  return {
    ...lineOf(row, lang, ctx.clock.now()),
    course_id: row.course_id,
    author: row.author,
    texts: Object.fromEntries(texts),
    revision: row.revision,
    history: await listActs(q, `news:${id}`),
  }
}

function lineOf(row: Row, lang: Language, now: Date): NewsLine {
  return {
    id: row.id,
    title: textIn(row.texts, lang)?.title ?? '',
    banner: row.banner,
    state: stateOf(row, now),
    languages: languages.filter((language) => row.texts[language] !== undefined),
    published_at: row.published_at?.getTime() ?? null,
    unpublished_at: row.unpublished_at?.getTime() ?? null,
    views: row.views,
  }
}

function stateOf({ published_at, unpublished_at }: Row, now: Date): NewsLine['state'] {
  if (published_at === null) return 'draft'
  if (published_at > now) return 'scheduled'
  return unpublished_at !== null && unpublished_at <= now ? 'ended' : 'published'
}
