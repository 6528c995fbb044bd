import { formatClock, formatPickerDate } from '@teeviet/contract/rules/time/dates'
import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import type { StoredEmail } from './inbox.ts'

const words = {
  title: { vi: 'Email', en: 'E-mail' },
  address: { vi: 'Địa chỉ email', en: 'E-mail address' },
  show: { vi: 'Xem', en: 'Show' },
  all: { vi: 'Tất cả', en: 'All addresses' },
  none: {
    vi: 'Chưa có email. Trang tự cập nhật khi có email mới.',
    en: 'No e-mail yet. This page fills by itself as it arrives.',
  },
  copy: { vi: 'Chép mã', en: 'Copy code' },
  copied: { vi: 'Đã chép', en: 'Copied' },
} as const

/** The e-mails to one address, or to all, newest first; the page renews itself. */
export function emailPage(language: PageLanguage, emails: readonly StoredEmail[], to?: string): Page {
  return {
    title: words.title,
    scripts: ['inbox.js'],
    main: html`<h1>${words.title[language]}${to && html` · <span class="figures">${to}</span>`}</h1>
<form class="row" action="/email" method="get" role="search">
<label>${words.address[language]}
<input name="to" type="email" autocomplete="off" placeholder="golfer@example.com" value="${to}">
</label>
<button class="quiet">${words.show[language]}</button>
${to && html`<a class="aside" href="/email">${words.all[language]}</a>`}
</form>
<ul class="cards inbox" data-live="inbox" aria-live="polite">
${emails.length === 0 && html`<li class="empty" data-key="none">${words.none[language]}</li>`}
${emails.slice(0, 200).map((email) => card(email, language))}</ul>`,
  }
}

function card(email: StoredEmail, language: PageLanguage): Html {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(email.text)?.[0]
  const at = new Date(email.sentAt)
  return html`<li class="card message" data-key="${email.id}">
<div class="meta"><a class="figures phone" href="/email?to=${encodeURIComponent(email.to)}">${email.to}</a>
<time datetime="${email.sentAt}">${formatClock(at)} · ${formatPickerDate(at)}</time></div>
<p class="text"><b>${email.subject}</b></p>
<p class="text">${email.text}</p>
${
  code &&
  html`<button class="quiet copy" type="button" data-copy="${code}" data-done="${words.copied[language]}">
${words.copy[language]} <b class="figures">${code}</b></button>`
}
</li>`
}
