import { defaultLanguage, htmlLanguage, type Language } from '@teeviet/contract/rules/languages'
import { catalogue } from '@teeviet/texts/catalogue'
import type { Context } from '#platform/context/context'
import { listNews } from './news.ts'

const texts = catalogue('news')

/** The latest published articles as an RSS 2.0 feed in a language, each with its title, excerpt, address and time. */
export async function newsFeed(ctx: Context, language: Language): Promise<string> {
  const origin = ctx.config.publicUrl
  const addressOf = (path: string) =>
    `${origin}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`
  const articles = await listNews(ctx, 1, language)
  const items = articles.map(({ post_id, post, created_at }) => {
    const address = escapeXml(addressOf(`/tin-tuc/chi-tiet/${post_id}`))
    return [
      '<item>',
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${address}</link>`,
      `<guid>${address}</guid>`,
      `<pubDate>${new Date(created_at).toUTCString()}</pubDate>`,
      `<description>${escapeXml(post.excerpt)}</description>`,
      '</item>',
    ].join('')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(texts('feed.title', language))}</title>
<link>${escapeXml(addressOf('/tin-tuc'))}</link>
<description>${escapeXml(texts('feed.description', language))}</description>
<language>${htmlLanguage(language)}</language>
<atom:link href="${escapeXml(addressOf('/tin-tuc/rss.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
