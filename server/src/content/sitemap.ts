import { htmlLanguage, languages } from '@teeviet/contract/rules/languages'
import type { Context } from '../context.ts'
import { topCourses } from '../courses/lists.ts'

/** The pages worth finding that are there for everybody; each course and each article has one besides. */
export const findablePages = [
  '/wap',
  '/wap/search-facility',
  '/wap/top-course',
  '/san-noi-bat',
  '/wap/good-yard-area/1',
  '/wap/good-yard-area/2',
  '/wap/good-yard-area/3',
  '/wap/hot-deal',
  '/bang-gia',
  '/tin-tuc',
  '/wap/rules-insurance',
  '/wap/term-and-condition',
  '/policy/cancellation',
  '/policy/complaint-resolution-mechanism',
  '/policy/delivery',
  '/policy/payment',
  '/policy/payment-info-security',
  '/policy/terms-transaction',
  '/policy/user-info-security',
] as const

/** What one file may list of each kind; search engines read 50 000 addresses of a file. */
const mostListed = 10_000

type Page = { path: string; changedAt?: Date }

/** The product's public addresses for search engines, each with its four languages, as XML. */
export async function sitemap(ctx: Context): Promise<string> {
  const courses = await topCourses(ctx, mostListed)
  const pages: Page[] = [
    ...findablePages.map((path) => ({ path })),
    ...courses.map(({ id }) => ({ path: `/san/chi-tiet/${id}` })),
    ...(await publishedNews(ctx)).map(({ id, changedAt }) => ({
      path: `/tin-tuc/chi-tiet/${id}`,
      changedAt,
    })),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => entryOf(ctx.config.publicUrl, page)).join('\n')}
</urlset>
`
}

/** Who may read what, and where the addresses are listed. */
export function robots(ctx: Context): string {
  return `User-agent: *
Disallow: /api/
Disallow: /staff
Allow: /

Sitemap: ${ctx.config.publicUrl}/sitemap.xml
`
}

function entryOf(origin: string, { path, changedAt }: Page): string {
  const address = `${origin}${path}`
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`,
    ...languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLanguage(language)}" href="${address}?lang=${language}"/>`,
    ),
  ]
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  return `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>`
}

function publishedNews(ctx: Context): Promise<{ id: number; changedAt: Date }[]> {
  const now = ctx.clock.now()
  return ctx.q<{ id: number; changedAt: Date }>`
    select id, greatest(updated_at, published_at) as "changedAt" from news
    where published_at <= ${now} and (unpublished_at is null or unpublished_at > ${now})
    order by published_at desc, id desc limit ${mostListed}`
}
