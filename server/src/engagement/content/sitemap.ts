import { defaultLanguage, htmlLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import { editions, type PolicyName } from '@teeviet/contract/rules/policy-editions'
import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'

/**
 * The data of a public page which decides when it last changed: the day's tee times, courses, news, or policy texts.
 */
type Content = 'day' | 'courses' | 'news' | readonly PolicyName[]

/** The pages worth finding that are there for everybody; each course and each article has one besides. */
export const findablePages: Readonly<Record<string, Content>> = {
  '/wap': 'day',
  '/wap/search-facility': 'day',
  '/wap/find-tee-times': 'day',
  '/wap/hot-deal': 'day',
  '/wap/top-course': 'courses',
  '/san-noi-bat': 'courses',
  '/wap/good-yard-area/1': 'courses',
  '/wap/good-yard-area/2': 'courses',
  '/wap/good-yard-area/3': 'courses',
  '/bang-gia': 'courses',
  '/tin-tuc': 'news',
  '/service': 'day',
  '/wap/rules-insurance': ['hio'],
  '/wap/term-and-condition': ['terms', 'rights'],
  '/policy/cancellation': ['cancellation'],
  '/policy/complaint-resolution-mechanism': ['complaint'],
  '/policy/delivery': ['delivery'],
  '/policy/payment': ['payment'],
  '/policy/payment-info-security': ['payment-info'],
  '/policy/terms-transaction': ['terms'],
  '/policy/user-info-security': ['user-info'],
}

/** How many courses, and how many articles, the sitemap lists: with four languages each it stays within 50 000 URLs. */
const mostListed = 5_000

type Page = { path: string; changedAt: Date }
type Changed = { id: number; changedAt: Date }

/**
 * The product's public pages for search engines as XML (sitemaps.org protocol 0.9): one entry per page and language,
 * each with its last change and with the page's other languages.
 */
export async function sitemap(ctx: Context): Promise<string> {
  const [courses, news] = await Promise.all([openCourses(ctx), publishedNews(ctx)])
  const lastChange = (content: Content): Date => {
    if (typeof content !== 'string') return latest(content.map((name) => startOf(editions[name].inForceFrom)))
    const today = startOf(dayOf(ctx.clock.now()))
    if (content === 'day') return today
    const changes = (content === 'courses' ? courses : news).map(({ changedAt }) => changedAt)
    return changes.length === 0 ? today : latest(changes)
  }
  const pages: Page[] = [
    ...Object.entries(findablePages).map(([path, content]) => ({ path, changedAt: lastChange(content) })),
    ...courses.map(({ id, changedAt }) => ({ path: `/san/chi-tiet/${id}`, changedAt })),
    ...news.map(({ id, changedAt }) => ({ path: `/tin-tuc/chi-tiet/${id}`, changedAt })),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => entriesOf(ctx.config.publicUrl, page)).join('\n')}
</urlset>
`
}

/** Which paths crawlers may read, and where the sitemap is. */
export function robots(ctx: Context): string {
  return `User-agent: *
Disallow: /api/
Disallow: /staff
Allow: /

Sitemap: ${ctx.config.publicUrl}/sitemap.xml
`
}

function entriesOf(origin: string, { path, changedAt }: Page): string[] {
  const addressIn = (language: Language) =>
    language === defaultLanguage ? `${origin}${path}` : `${origin}${path}?lang=${language}`
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="x-default" href="${addressIn(defaultLanguage)}"/>`,
    ...languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLanguage(language)}" href="${addressIn(language)}"/>`,
    ),
  ].join('')
  return languages.map(
    (language) =>
      `<url><loc>${addressIn(language)}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates}</url>`,
  )
}

const startOf = (day: Parameters<typeof startOfDay>[0]) => new Date(startOfDay(day))
const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))

function openCourses(ctx: Context): Promise<Changed[]> {
  return ctx.q<Changed>`
    select id, updated_at as "changedAt" from courses where is_open order by id limit ${mostListed}`
}

function publishedNews(ctx: Context): Promise<Changed[]> {
  const now = ctx.clock.now()
  return ctx.q<Changed>`
    select id, greatest(updated_at, published_at) as "changedAt" /* not null */ from news
    where published_at <= ${now} and (unpublished_at is null or unpublished_at > ${now})
    order by published_at desc, id desc limit ${mostListed}`
}
