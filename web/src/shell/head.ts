import { htmlLanguage, languages } from '@teeviet/contract/rules/languages'
import type { RouterContext } from '../router-context.ts'

export type PageFacts = {
  title: string
  description?: string
  /** The page's address without origin, when it stands for a page worth finding: gives it alternates by language. */
  path?: string
  image?: string
  /** When an article was published, ISO 8601: makes the page an article to those who share it. */
  published?: string
  /** Structured data for search engines: a course, an offer, a review, an article. */
  data?: object
}

/**
 * A route's `head`: title, description, Open Graph, the four languages' addresses, structured data. A page
 * without `path` asks search engines to leave it out.
 */
export function pageHead(context: RouterContext, facts: PageFacts) {
  const t = context.texts.of('shell')
  const title =
    facts.title === t('brand') ? `${t('brand')} · ${t('promise')}` : `${facts.title} · ${t('brand')}`
  const description = facts.description ?? t('description')
  const address = facts.path === undefined ? undefined : `${context.origin}${facts.path}`
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: facts.published === undefined ? 'website' : 'article' },
      ...(facts.published === undefined
        ? []
        : [{ property: 'article:published_time', content: facts.published }]),
      { property: 'og:image', content: new URL(facts.image ?? '/images/share.png', context.origin).href },
      ...(address ? [{ property: 'og:url', content: address }] : [{ name: 'robots', content: 'noindex' }]),
      ...(facts.data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...facts.data } }] : []),
    ],
    links: address ? alternates(address) : [],
  }
}

/** The head of `/404` and of every address that is no page. */
export function notFoundHead(context: RouterContext) {
  return pageHead(context, { title: context.texts.of('shell')('notFound.title') })
}

function alternates(address: string) {
  const joint = address.includes('?') ? '&' : '?'
  return [
    { rel: 'canonical', href: address },
    { rel: 'alternate', hrefLang: 'x-default', href: address },
    ...languages.map((language) => ({
      rel: 'alternate',
      hrefLang: htmlLanguage(language),
      href: `${address}${joint}lang=${language}`,
    })),
  ]
}
