import type { InputOf } from '@teeviet/contract'
import { addNews as addNewsCall } from '@teeviet/contract/calls/staff/content'
import { type Language, languages } from '@teeviet/contract/rules/languages'
import { loadCourse } from '#bookings/booking/load-course'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { cleanHtml } from './clean-html.ts'
import { type NewsDetail, openNews } from './news-admin.ts'
import { requirePicture } from './pictures.ts'

type Written = InputOf<'POST /api/staff/news'>
type By = { staff: Staff; lang: Language }

/** The picture of an article without a picture of its own. */
const plainPicture = '/pictures/defaults/banner.svg'
const house = 'TeeViet'
const housePicture = '/pictures/icons/app.svg'

/**
 * Writes a new article; a repeat of the same request is the same article.
 * @throws Refusal `news.vietnamese`, `content.dates`, `picture.unknown`, `course.notFound`
 */
export async function addNews(
  ctx: Context,
  { staff, lang }: By,
  written: Written,
  idempotency: IdempotentRequest | null,
): Promise<NewsDetail> {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const kept = await claimRequest(q, idempotency, now)
    if (kept) return addNewsCall.response.parse(kept.answer)
    const article = await readArticle(q, written)
    const [row] = await q<{ id: number }>`
      insert into news (course_id, banner, author, author_avatar, texts, published_at, unpublished_at, updated_at)
      values (${article.courseId}, ${article.banner}, ${article.author}, ${article.avatar}, ${article.texts},
        ${article.publishedAt}, ${article.unpublishedAt}, ${now})
      returning id`
    if (!row) throw new Error('an article was not written')
    await recordAct(ctx, q, staff, { what: 'news.added', subject: `news:${row.id}` })
    const answer = await openNews(ctx, q, row.id, lang)
    await storeAnswer(q, idempotency, answer)
    return answer
  })
}

/**
 * Saves all of an article, unless it was changed after it was read.
 * @throws Refusal those of `addNews`, `request.notFound`, `staff.changedMeanwhile`
 */
export async function saveNews(
  ctx: Context,
  { staff, lang }: By,
  { id, revision, ...written }: InputOf<'POST /api/staff/news/:id'>,
): Promise<NewsDetail> {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const [before] = await q<{ revision: number }>`select revision from news where id = ${id} for update`
    if (!before) throw new Refusal('request.notFound')
    if (before.revision !== revision) throw new Refusal('staff.changedMeanwhile')
    const article = await readArticle(q, written)
    await q`
      update news set course_id = ${article.courseId}, banner = ${article.banner}, author = ${article.author},
        author_avatar = ${article.avatar}, texts = ${article.texts}, published_at = ${article.publishedAt},
        unpublished_at = ${article.unpublishedAt}, updated_at = ${now}, revision = revision + 1
      where id = ${id}`
    await recordAct(ctx, q, staff, { what: 'news.saved', subject: `news:${id}` })
    return openNews(ctx, q, id, lang)
  })
}

async function readArticle(q: Query, written: Written) {
  const texts = cleaned(written.texts)
  const publishedAt = written.published_at === undefined ? null : new Date(written.published_at)
  const unpublishedAt = written.unpublished_at === undefined ? null : new Date(written.unpublished_at)
  // Vietnamese is the fallback of every language.
  if (publishedAt && !(texts.vi?.title && texts.vi.content)) throw new Refusal('news.vietnamese')
  if (unpublishedAt && (!publishedAt || unpublishedAt <= publishedAt)) throw new Refusal('content.dates')
  const banner = written.banner || plainPicture
  await requirePicture(q, banner)
  if (written.course_id !== undefined && !(await loadCourse(q, written.course_id))) {
    throw new Refusal('course.notFound')
  }
  const author = written.author || house
  return {
    courseId: written.course_id ?? null,
    banner,
    author,
    avatar: author === house ? housePicture : null,
    texts,
    publishedAt,
    unpublishedAt,
  }
}

/** The texts without what could harm a reader, and without languages in which nothing is written. */
function cleaned(texts: Written['texts']): Written['texts'] {
  const kept = languages.flatMap((language) => {
    const { title = '', excerpt = '', content = '' } = texts[language] ?? {}
    const text = { title: title.trim(), excerpt: excerpt.trim(), content: cleanHtml(content).trim() }
    return text.title + text.excerpt + text.content === '' ? [] : [[language, text]]
  })
  return Object.fromEntries(kept)
}
