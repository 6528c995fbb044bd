import { html } from '../pages/html.ts'
import { copyCode, inboxPage } from '../pages/inbox.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import type { StoredEmail } from './inbox.ts'

/** The e-mails to one address, or to all. */
export function emailPage(language: PageLanguage, messages: readonly StoredEmail[], to?: string): Page {
  return inboxPage(language, {
    title: { vi: 'Email', en: 'E-mail' },
    path: '/email',
    messages,
    to,
    body: ({ subject, text, files }) => html`<p class="text"><b>${subject}</b></p>
<p class="text">${text}</p>
${files.map((name) => html`<p class="text">📎 ${name}</p>`)}
${copyCode(text, language)}`,
  })
}
