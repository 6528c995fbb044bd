import { html } from '../pages/html.ts'
import { inboxPage } from '../pages/inbox.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import type { ShownPush } from './browsers.ts'

const open = { vi: 'Mở trang', en: 'Open the page' } as const

type Shown = { messages: readonly ShownPush[]; to?: string | undefined; productUrl: string }

/** The push messages of one simulated browser, or of all. */
export function pushPage(language: PageLanguage, { messages, to, productUrl }: Shown): Page {
  return inboxPage(language, {
    title: { vi: 'Thông báo đẩy', en: 'Push' },
    path: '/push',
    messages,
    to,
    note: {
      vi: 'Chỉ các trình duyệt giả lập; trình duyệt thật nhận thông báo qua dịch vụ của chính nó.',
      en: 'Simulated browsers only; a real browser gets its messages from its own push service.',
    },
    body: ({ title, body, url }) => html`<p class="text"><b>${title}</b></p>
<p class="text">${body}</p>
<a href="${productUrl}${url}">${open[language]}</a>`,
  })
}
