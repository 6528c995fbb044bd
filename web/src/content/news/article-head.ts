import { htmlLanguage } from '@teeviet/contract/rules/languages'
import type { Article } from '#api/queries/news.ts'
import type { RouterContext } from '#router-context.ts'
import { pageHead } from '#site/head.ts'

/** Title, description, Open Graph and structured data of an article's page. */
export function articleHead(context: RouterContext, { post_id, post, created_at }: Article) {
  const path = `/tin-tuc/chi-tiet/${post_id}`
  const published = new Date(created_at).toISOString()
  const brand = { '@type': 'Organization', name: context.texts.of('shell')('brand'), url: context.origin }
  return pageHead(context, {
    title: post.title,
    description: post.excerpt || post.title,
    path,
    published,
    ...(post.banner ? { image: post.banner } : {}),
    data: import.meta.env.SSR && {
      '@type': 'NewsArticle',
      headline: post.title,
      description: post.excerpt,
      ...(post.banner ? { image: [new URL(post.banner, context.origin).href] } : {}),
      datePublished: published,
      inLanguage: htmlLanguage(context.texts.language),
      author: post.author && post.author !== brand.name ? { '@type': 'Person', name: post.author } : brand,
      publisher: { ...brand, logo: { '@type': 'ImageObject', url: `${context.origin}/images/icon-192.png` } },
      mainEntityOfPage: `${context.origin}${path}`,
    },
  })
}
