import { formatClock, formatPickerDate } from '@teeviet/contract/rules/time/dates'
import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import { type StoredZaloMessage, wordsOf } from './zns.ts'

const words = {
  title: { vi: 'Zalo', en: 'Zalo' },
  phone: { vi: 'Số điện thoại', en: 'Phone number' },
  show: { vi: 'Xem', en: 'Show' },
  all: { vi: 'Tất cả các số', en: 'All numbers' },
  none: {
    vi: 'Chưa có tin nhắn. Trang tự cập nhật khi có tin mới.',
    en: 'No messages yet. This page fills by itself as they arrive.',
  },
  without: {
    vi: 'Số có đuôi 99 không có tài khoản Zalo: tin nhắn đi bằng SMS.',
    en: 'Numbers that end in 99 have no Zalo account: their messages go by SMS.',
  },
  open: { vi: 'Mở đường dẫn', en: 'Open the link' },
} as const

type Shown = { messages: readonly StoredZaloMessage[]; phone?: string | undefined; productUrl: string }

/** The Zalo messages of one phone, or of all, newest first; the page renews itself. */
export function zaloPage(language: PageLanguage, { messages, phone, productUrl }: Shown): Page {
  return {
    title: words.title,
    scripts: ['inbox.js'],
    main: html`<h1>${words.title[language]}${phone && html` · <span class="figures">${phone}</span>`}</h1>
<p>${words.without[language]}</p>
<form class="row" action="/zalo" method="get" role="search">
<label>${words.phone[language]}
<input name="phone" type="tel" inputmode="tel" autocomplete="off" placeholder="0912345678" value="${phone}">
</label>
<button class="quiet">${words.show[language]}</button>
${phone && html`<a class="aside" href="/zalo">${words.all[language]}</a>`}
</form>
<ul class="cards inbox" data-live="inbox" aria-live="polite">
${messages.length === 0 && html`<li class="empty" data-key="none">${words.none[language]}</li>`}
${messages.slice(0, 200).map((message) => card(message, language, productUrl))}</ul>`,
  }
}

function card(
  { id, to, template, data, sentAt }: StoredZaloMessage,
  language: PageLanguage,
  productUrl: string,
): Html {
  const at = new Date(sentAt)
  const { key, ...values } = data
  return html`<li class="card message" data-key="${id}">
<div class="meta"><a class="figures phone" href="/zalo?phone=${to}">${to}</a>
<time datetime="${sentAt}">${formatClock(at)} · ${formatPickerDate(at)}</time></div>
<p class="text"><b>${wordsOf(template)}</b></p>
${Object.entries(values).map(([name, value]) => html`<p class="text">${name}: ${value}</p>`)}
${key && html`<a href="${productUrl}/c/${key}">${words.open[language]}</a>`}
</li>`
}
