import { addDays, type Day, instantAt } from '@teeviet/contract/rules/time/dates'
import type pg from 'pg'
import articles from '../../data/news.json' with { type: 'json' }

/**
 * Adds the articles that are missing and dates them back from today, so that the news are never old. An article's
 * texts are staff's to change and stay as they are.
 */
export async function loadNews(
  client: pg.ClientBase,
  courses: ReadonlyMap<string, number>,
  today: Day,
): Promise<void> {
  const rows = articles.map(({ slug, course, picture, days_ago, texts }) => ({
    slug,
    course_id: course === null ? null : (courses.get(course) ?? null),
    banner: `/pictures/banners/${slug}.webp?${picture}`,
    texts,
    published_at: new Date(instantAt(addDays(today, -days_ago), '08:00')),
  }))
  const list =
    'jsonb_to_recordset($1) as r (slug text, course_id int, banner text, texts jsonb, published_at timestamptz)'
  await client.query(
    `insert into news (slug, course_id, banner, author, author_avatar, texts, published_at)
     select r.slug, r.course_id, r.banner, 'TeeViet', '/pictures/icons/app.svg', r.texts, r.published_at
     from ${list} where not exists (select from news n where n.slug = r.slug)
     order by r.published_at`,
    [JSON.stringify(rows)],
  )
  await client.query(
    `update news n set published_at = r.published_at from ${list}
     where n.slug = r.slug and n.published_at < r.published_at`,
    [JSON.stringify(rows)],
  )
}
