import { defaultLanguage, htmlLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import type { Area, TextKey } from '#i18n/areas.ts'
import type { RouterContext } from '#router-context.ts'

export type PageFacts = {
  title: string
  description?: string | undefined
  /** The page's address without origin, for an indexed page: adds its alternates by language. */
  path?: string | undefined
  image?: string
  /** When an article was published, ISO 8601: makes the page an article to those who share it. */
  published?: string
  /** The address of the page's RSS feed without origin. */
  feed?: string
  /**
   * Structured data for search engines: a course, an offer, a review, an article. They read it in the HTML of the
   * server, so `import.meta.env.SSR &&` before it keeps it out of the browser's first load.
   */
  data?: object | false
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
  const { path } = facts
  const addressIn = (language: Language) => `${context.origin}${inLanguage(path ?? '', language)}`
  const address = path === undefined ? undefined : addressIn(context.texts.language)
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
    links: [
      ...(address ? alternates(address, addressIn) : []),
      ...(facts.feed === undefined
        ? []
        : [
            {
              rel: 'alternate',
              type: 'application/rss+xml',
              title,
              href: `${context.origin}${inLanguage(facts.feed, context.texts.language)}`,
            },
          ]),
    ],
  }
}

/**
 * A route's `head` from its texts. A page with a path is to be found there and has a description; search engines leave
 * out the others.
 */
export function titled<A extends Area>(area: A, title: TextKey<A>, path?: string, description?: TextKey<A>) {
  return ({ match: { context } }: { match: { context: RouterContext } }) => {
    const t = context.texts.of(area)
    return pageHead(context, { title: t(title), path, description: description && t(description) })
  }
}

/** The head of `/404` and of every address that is no page. */
export const notFoundHead = titled('shell', 'notFound.title')

/** A page's path in a language; the default language has the plain one, so that each page has one address a language. */
function inLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

function alternates(canonical: string, addressIn: (language: Language) => string) {
  return [
    { rel: 'canonical', href: canonical },
    { rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultLanguage) },
    ...languages.map((language) => ({
      rel: 'alternate',
      hrefLang: htmlLanguage(language),
      href: addressIn(language),
    })),
  ]
}
