import { formatClock, formatPickerDate } from '@teeviet/contract/rules/time/dates'
import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import { inboxPhone, type TextMessage } from './network.ts'

const words = {
  title: { vi: 'Tin nhắn SMS', en: 'Text messages' },
  phone: { vi: 'Số điện thoại', en: 'Phone number' },
  show: { vi: 'Xem', en: 'Show' },
  all: { vi: 'Tất cả các số', en: 'All numbers' },
  none: {
    vi: 'Chưa có tin nhắn. Trang tự cập nhật khi có tin mới.',
    en: 'No messages yet. This page fills by itself as they arrive.',
  },
  copy: { vi: 'Chép mã', en: 'Copy code' },
  copied: { vi: 'Đã chép', en: 'Copied' },
} as const

/** The messages of one phone, or of all, newest first; the page renews itself. */
export function inboxPage(language: PageLanguage, messages: readonly TextMessage[], phone?: string): Page {
  const shown = phone ? inboxPhone(phone) : undefined
  return {
    title: words.title,
    scripts: ['inbox.js'],
    main: html`<h1>${words.title[language]}${shown && html` · <span class="figures">${shown}</span>`}</h1>
<form class="row" action="/inbox" method="get" role="search">
<label>${words.phone[language]}
<input name="phone" type="tel" inputmode="tel" autocomplete="off" placeholder="0912345678" value="${shown}">
</label>
<button class="quiet">${words.show[language]}</button>
${shown && html`<a class="aside" href="/inbox">${words.all[language]}</a>`}
</form>
<ul class="cards inbox" data-live="inbox" aria-live="polite">
${messages.length === 0 && html`<li class="empty" data-key="none">${words.none[language]}</li>`}
${messages.slice(0, 200).map((message) => card(message, language))}</ul>`,
  }
}

function card(message: TextMessage, language: PageLanguage): Html {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message.text)?.[0]
  const at = new Date(message.sentAt)
  return html`<li class="card message" data-key="${message.id}">
<div class="meta"><a class="figures phone" href="/inbox?phone=${message.to}">${message.to}</a>
<span>${message.from}</span>
<time datetime="${message.sentAt}">${formatClock(at)} · ${formatPickerDate(at)}</time></div>
<p class="text">${message.text}</p>
${
  code &&
  html`<button class="quiet copy" type="button" data-copy="${code}" data-done="${words.copied[language]}">
${words.copy[language]} <b class="figures">${code}</b></button>`
}
</li>`
}
