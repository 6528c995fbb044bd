import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { topNews } from '@teeviet/contract/rules/limits'
import { perDatabase } from '#platform/cache/per-database'
import { minuteOf, openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { type Texts, textIn } from '#platform/http/text-in'
import { cleanHtml } from './clean-html.ts'
import { countView } from './news-views.ts'

type Article = ResponseOf<'GET /api/services/get_detail_post'>

type NewsRow = {
  id: number
  courseId: number | null
  banner: string
  author: string
  authorAvatar: string | null
  texts: Texts<{ title?: string; excerpt?: string; content?: string }>
  publishedAt: Date
}

const pageSize = 10

const cacheOf = perDatabase(({ events }) =>
  openReadCache<NewsRow[]>(events, { tables: ['news'], maxAgeMs: 60_000, mostKeys: 200 }),
)

/** A page of published news, the latest first, without their content. */
export async function listNews(ctx: Context, page: number, language: Language): Promise<Article[]> {
  const now = ctx.clock.now()
  const rows = await cacheOf(ctx).read(`latest ${page} ${minuteOf(now)}`, () => latest(ctx.q, now, page))
  return rows.map((row) => withoutContent(articleOf(row, language)))
}

/** Up to 6 top news: the most read, of equals the latest; without their content. */
export async function listTopNews(ctx: Context, language: Language): Promise<Article[]> {
  const now = ctx.clock.now()
  const rows = await cacheOf(ctx).read(`top ${minuteOf(now)}`, () => mostRead(ctx.q, now))
  return rows.map((row) => withoutContent(articleOf(row, language)))
}

/**
 * A published article with its content, cleaned of everything that could harm a reader; it counts as read.
 * @throws Refusal `request.notFound`
 */
export async function readNews(ctx: Context, id: number, language: Language): Promise<Article> {
  const now = ctx.clock.now()
  const [row] = await cacheOf(ctx).read(`one ${id} ${minuteOf(now)}`, async () =>
    (await one(ctx.q, now, id)).map(cleaned),
  )
  if (!row) throw new Refusal('request.notFound')
  countView(ctx, id)
  return articleOf(row, language)
}

function latest(q: Query, now: Date, page: number): Promise<NewsRow[]> {
  return q<NewsRow>`
    select id, course_id as "courseId", banner, author, author_avatar as "authorAvatar", texts, published_at as "publishedAt" /* not null */
    from news where published_at <= ${now} and (unpublished_at is null or unpublished_at > ${now})
    order by published_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`
}

function mostRead(q: Query, now: Date): Promise<NewsRow[]> {
  return q<NewsRow>`
    select id, course_id as "courseId", banner, author, author_avatar as "authorAvatar", texts, published_at as "publishedAt" /* not null */
    from news where published_at <= ${now} and (unpublished_at is null or unpublished_at > ${now})
    order by views desc, published_at desc, id desc limit ${topNews}`
}

function one(q: Query, now: Date, id: number): Promise<NewsRow[]> {
  return q<NewsRow>`
    select id, course_id as "courseId", banner, author, author_avatar as "authorAvatar", texts, published_at as "publishedAt" /* not null */
    from news where id = ${id} and published_at <= ${now} and (unpublished_at is null or unpublished_at > ${now})`
}

function cleaned(row: NewsRow): NewsRow {
  const texts = Object.entries(row.texts).map(([language, text]) => [
    language,
    { ...text, content: cleanHtml(text?.content ?? '') },
  ])
  return { ...row, texts: Object.fromEntries(texts) }
}

function articleOf(row: NewsRow, language: Language): Article {
  const text = textIn(row.texts, language) ?? {}
  return {
    course_id: row.courseId,
    post_id: row.id,
    post: {
      title: text.title ?? '',
      excerpt: text.excerpt ?? '',
      banner: row.banner,
      author: row.author,
      content: text.content ?? '',
    },
    author_info: { avatar: row.authorAvatar ?? '' },
    created_at: row.publishedAt.getTime(),
  }
}

function withoutContent(article: Article): Article {
  return { ...article, post: { ...article.post, content: '' } }
}
