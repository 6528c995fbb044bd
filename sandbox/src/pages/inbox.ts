import { formatClock, formatPickerDate } from '@teeviet/contract/rules/time/dates'
import { type Html, html } from './html.ts'
import type { PageLanguage, Word } from './language.ts'
import type { Page } from './page.ts'

const words = {
  phone: { vi: 'Số điện thoại', en: 'Phone number' },
  email: { vi: 'Địa chỉ email', en: 'E-mail address' },
  browser: { vi: 'Trình duyệt giả lập', en: 'Simulated browser' },
  show: { vi: 'Xem', en: 'Show' },
  all: { vi: 'Tất cả', en: 'All' },
  none: {
    vi: 'Chưa có tin nhắn. Trang tự cập nhật khi có tin mới.',
    en: 'No messages yet. This page fills by itself as they arrive.',
  },
  copy: { vi: 'Chép mã', en: 'Copy code' },
  copied: { vi: 'Đã chép', en: 'Copied' },
} as const

const mostShown = 200

export type Inbox<Message> = {
  title: Word
  /** Its own address, which takes a receiver as `phone` or as `to`. */
  path: '/inbox' | '/email' | '/zalo' | '/push'
  messages: readonly Message[]
  /** Whose messages these are; undefined for those of all. */
  to: string | undefined
  note?: Word
  /** What stands below the receiver and the time of a message. */
  body: (message: Message) => Html
}

/** The messages to one receiver, or to all, newest first; the page renews itself. */
export function inboxPage<Message extends { id: number; to: string; sentAt: string }>(
  language: PageLanguage,
  { title, path, messages, to, note, body }: Inbox<Message>,
): Page {
  const named = path === '/email' || path === '/push' ? 'to' : 'phone'
  const field =
    path === '/push'
      ? html`${words.browser[language]}
<input name="to" autocomplete="off" value="${to}">`
      : path === '/email'
        ? html`${words.email[language]}
<input name="to" type="email" autocomplete="off" placeholder="golfer@example.com" value="${to}">`
        : html`${words.phone[language]}
<input name="phone" type="tel" inputmode="tel" autocomplete="off" placeholder="0912345678" value="${to}">`
  const addressOf = (receiver: string) => `${path}?${named}=${encodeURIComponent(receiver)}`
  return {
    title,
    scripts: ['inbox.js'],
    main: html`<h1>${title[language]}${to && html` · <span class="figures">${to}</span>`}</h1>
${note && html`<p>${note[language]}</p>`}
<form class="row" action="${path}" method="get" role="search">
<label>${field}
</label>
<button class="quiet">${words.show[language]}</button>
${to && html`<a class="aside" href="${path}">${words.all[language]}</a>`}
</form>
<ul class="cards inbox" data-live="inbox" aria-live="polite">
${messages.length === 0 && html`<li class="empty" data-key="none">${words.none[language]}</li>`}
${messages.slice(0, mostShown).map(
  (message) => html`<li class="card message" data-key="${message.id}">
<div class="meta"><a class="figures phone" href="${addressOf(message.to)}">${message.to}</a>
<time datetime="${message.sentAt}">${clock(message.sentAt)}</time></div>
${body(message)}
</li>`,
)}</ul>`,
  }
}

function clock(sentAt: string): string {
  const at = new Date(sentAt)
  return `${formatClock(at)} · ${formatPickerDate(at)}`
}

/** A button that copies the six-digit code of a text; nothing without one. */
export function copyCode(text: string, language: PageLanguage): Html | undefined {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
  if (code === undefined) return undefined
  return html`<button class="quiet copy" type="button" data-copy="${code}" data-done="${words.copied[language]}">
${words.copy[language]} <b class="figures">${code}</b></button>`
}
