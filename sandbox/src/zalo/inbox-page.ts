import { html } from '../pages/html.ts'
import { inboxPage } from '../pages/inbox.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import { type StoredZaloMessage, wordsOf } from './zns.ts'

const open = { vi: 'Mở đường dẫn', en: 'Open the link' } as const

type Shown = { messages: readonly StoredZaloMessage[]; phone?: string | undefined; productUrl: string }

/** The Zalo messages of one phone, or of all. */
export function zaloPage(language: PageLanguage, { messages, phone, productUrl }: Shown): Page {
  return inboxPage(language, {
    title: { vi: 'Zalo', en: 'Zalo' },
    path: '/zalo',
    messages,
    to: phone,
    note: {
      vi: 'Số có đuôi 99 không có tài khoản Zalo: tin nhắn đi bằng SMS.',
      en: 'Numbers that end in 99 have no Zalo account: their messages go by SMS.',
    },
    body: ({
      template,
      data: { key, page, ...values },
    }) => html`<p class="text"><b>${wordsOf(template)}</b></p>
${Object.entries(values).map(([name, value]) => html`<p class="text">${name}: ${value}</p>`)}
${key && html`<a href="${productUrl}/c/${key}">${open[language]}</a>`}
${page && html`<a href="${productUrl}/${page}">${open[language]}</a>`}`,
  })
}
