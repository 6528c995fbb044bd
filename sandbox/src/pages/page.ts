import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from './html.ts'
import { languageOf, type PageLanguage, type Word } from './language.ts'

export type Page = {
  title: Word
  main: Html
  scripts?: readonly string[]
  styles?: readonly string[]
  /** The one address, besides its own, that the page may show in a frame. */
  frames?: string
  /** The address for choosing the language, on a page whose own address serves one answer only. */
  at?: string
}

/** The entries of the top bar: one per module. */
const pages: readonly { path: string; name: Word }[] = [
  { path: '/inbox', name: { vi: 'Tin nhắn', en: 'Messages' } },
  { path: '/email', name: { vi: 'Email', en: 'E-mail' } },
  { path: '/zalo', name: { vi: 'Zalo', en: 'Zalo' } },
  { path: '/push', name: { vi: 'Thông báo đẩy', en: 'Push' } },
  { path: '/bank', name: { vi: 'Ngân hàng', en: 'Bank' } },
  { path: '/partners', name: { vi: 'Ứng dụng ngân hàng', en: 'Bank apps' } },
  { path: '/gateways', name: { vi: 'Cổng thẻ', en: 'Gateways' } },
  { path: '/club', name: { vi: 'Sân golf', en: 'Club' } },
  { path: '/weather', name: { vi: 'Thời tiết', en: 'Weather' } },
  { path: '/clock', name: { vi: 'Đồng hồ', en: 'Clock' } },
  { path: '/tour', name: { vi: 'Thử API', en: 'API tour' } },
]

const words = {
  missing: { vi: 'Không có trang này', en: 'There is no such page' },
  stage: { vi: 'Môi trường thử', en: 'Sandbox' },
  warning: {
    vi: 'Không phải thật: không có tin nhắn nào được gửi đi, không có tiền nào được chuyển.',
    en: 'Nothing here is real: no message leaves this computer, no money moves.',
  },
  pages: { vi: 'Các dịch vụ bên ngoài', en: 'The outside services' },
  other: { vi: 'English', en: 'Tiếng Việt' },
} as const

/** Whether a person's browser asks, rather than a program: those get JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}

/** Answers with a page in the visitor's language. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  make: (language: PageLanguage) => Page,
): FastifyReply {
  const { language, chosen } = languageOf(request)
  if (chosen) reply.header('set-cookie', `sandbox_lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`)
  const path = request.url.split('?')[0] ?? '/'
  const page = make(language)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'self'; img-src 'self' data: blob:; base-uri 'none'; frame-src ${page.frames ? `'self' ${page.frames}` : "'none'"}`,
    )
    .send(layout(page, language, path).markup)
}

/** Answers 404 as a page to browsers and as JSON to programs. */
export function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404)
  if (!wantsPage(request)) return reply.send({ error: 'not_found' })
  return sendPage(request, reply, (language) => ({
    title: words.missing,
    main: html`<h1>${words.missing[language]}</h1>`,
    at: '/',
  }))
}

function layout(page: Page, language: PageLanguage, path: string): Html {
  const other = language === 'vi' ? 'en' : 'vi'
  const link = (target: (typeof pages)[number]) => {
    const here = path.startsWith(target.path) || (target.path === '/inbox' && ['/', '/sms'].includes(path))
    return html`<a href="${target.path}" ${here && html`aria-current="page"`}>${target.name[language]}</a>`
  }
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title[language]} · TeeViet ${words.stage[language]}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
${['sandbox.css', 'pages.css', ...(page.styles ?? [])].map((name) => html`<link rel="stylesheet" href="/assets/${name}">`)}
${['live.js', ...(page.scripts ?? [])].map((name) => html`<script type="module" src="/assets/${name}"></script>`)}
</head>
<body>
<header>
<div class="bar">
<a class="mark" href="/"><img src="/assets/mark.svg" alt="" width="28" height="28"> TeeViet
<span class="stage">${words.stage[language]}</span></a>
<nav aria-label="${words.pages[language]}">${pages.map(link)}</nav>
<a class="language" href="${page.at ?? ''}?lang=${other}" hreflang="${other}" lang="${other}">${words.other[language]}</a>
</div>
<p class="warning">${words.warning[language]}</p>
</header>
<main>${page.main}</main>
</body>
</html>`
}
