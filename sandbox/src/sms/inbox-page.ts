import { html } from '../pages/html.ts'
import { copyCode, inboxPage } from '../pages/inbox.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import { inboxPhone, type TextMessage } from './network.ts'

/** The text messages of one phone, or of all. */
export function smsPage(language: PageLanguage, messages: readonly TextMessage[], phone?: string): Page {
  return inboxPage(language, {
    title: { vi: 'Tin nhắn SMS', en: 'Text messages' },
    path: '/inbox',
    messages,
    to: phone ? inboxPhone(phone) : undefined,
    body: ({ from, text }) => html`<p class="text"><b>${from}</b></p>
<p class="text">${text}</p>
${copyCode(text, language)}`,
  })
}
