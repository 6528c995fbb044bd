import { inEveryLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import type { DataOf, RequestOf } from '../../api/call.ts'

export type News = DataOf<'GET /api/staff/news/:id'>
type Written = RequestOf<'POST /api/staff/news'>
type DraftText = { readonly title: string; readonly excerpt: string; readonly content: string }

/** An article as form values. */
export type NewsDraft = {
  readonly courseId: string
  readonly banner: string
  readonly author: string
  readonly texts: Readonly<Record<Language, DraftText>>
  readonly publishedAt: number | null
  readonly unpublishedAt: number | null
}

const nothing: DraftText = { title: '', excerpt: '', content: '' }

/** The form for an article there is, or an empty one. */
export function draftOf(news: News | null): NewsDraft {
  const text = (language: Language) => news?.texts[language] ?? nothing
  return {
    courseId: news?.course_id === null || news === null ? '' : String(news.course_id),
    banner: news?.banner ?? '',
    author: news?.author ?? 'TeeViet',
    texts: inEveryLanguage(text),
    publishedAt: news?.published_at ?? null,
    unpublishedAt: news?.unpublished_at ?? null,
  }
}

export type Missing = { readonly language: Language; readonly field: 'title' | 'content' }

/**
 * What an article still needs before it can be kept, the first of it: a title, and to be published the whole of the
 * Vietnamese, which every reader falls back on. Null when nothing is missing.
 */
export function missingOf({ texts, publishedAt }: NewsDraft): Missing | null {
  const lacks = (language: Language, field: Missing['field']) => texts[language][field].trim() === ''
  if (publishedAt !== null) {
    const field = (['title', 'content'] as const).find((name) => lacks('vi', name))
    return field === undefined ? null : { language: 'vi', field }
  }
  if (languages.some((language) => !lacks(language, 'title'))) return null
  return { language: languages.find((language) => !lacks(language, 'content')) ?? 'vi', field: 'title' }
}

/** The request of a form: languages without text are omitted. */
export function writtenOf(draft: NewsDraft): Written {
  const texts = languages.flatMap((language) => {
    const { title, excerpt, content } = draft.texts[language]
    const isEmpty = `${title}${excerpt}${content}`.trim() === ''
    return isEmpty ? [] : [[language, { title, excerpt, content: htmlOf(content) }]]
  })
  return {
    ...(draft.courseId === '' ? {} : { course_id: Number(draft.courseId) }),
    banner: draft.banner,
    author: draft.author,
    texts: Object.fromEntries(texts),
    published_at: draft.publishedAt,
    unpublished_at: draft.unpublishedAt,
  }
}

/** The typed text as HTML: text without any block becomes paragraphs, so that authors need no tags. */
export function htmlOf(typed: string): string {
  if (/<(p|h[1-6]|ul|ol|table|blockquote|figure|div)\b/i.test(typed)) return typed
  return typed
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('\n')
}
