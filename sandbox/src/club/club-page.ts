import { secretForm } from '../events/secret-form.ts'
import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import type { Club, KnownBooking } from './club.ts'
import type { ClubEvent } from './event.ts'

const words = {
  title: { vi: 'Hệ thống của sân', en: 'A club’s system' },
  answers: {
    vi: 'Sân tự trả lời các yêu cầu và xác nhận đặt chỗ.',
    en: 'The club answers requests and acknowledges bookings by itself.',
  },
  onlyTakes: {
    vi: 'Sân chỉ nhận sự kiện. POST /club/habits để sân tự trả lời.',
    en: 'The club only takes events. POST /club/habits makes it answer.',
  },
  none: { vi: 'Chưa có sự kiện nào.', en: 'No events yet.' },
  done: { vi: 'Đã làm', en: 'Done' },
  deeds: {
    forgets: { vi: 'quên', en: 'forgets' },
    declines: { vi: 'từ chối', en: 'declines' },
    proposes: { vi: 'đề xuất giờ khác', en: 'proposes another time' },
    'accepts another time': { vi: 'nhận giờ dự phòng', en: 'accepts another time' },
    'is late': { vi: 'trả lời muộn', en: 'is late' },
    answers: { vi: 'trả lời', en: 'answers' },
  },
} as const

/** What the club heard and did, the latest first; the page renews itself. */
export function clubPage(language: PageLanguage, club: Club): Page {
  const known = new Map(club.bookings().map((booking) => [booking.id, booking]))
  const events = club.events().slice(0, 200)
  return {
    title: words.title,
    main: html`<h1>${words.title[language]}</h1>
<p>${(club.habits().answers ? words.answers : words.onlyTakes)[language]}</p>
${secretForm(language, '/club/secret')}
<ul class="cards" data-live="club" aria-live="polite">
${events.length === 0 && html`<li class="empty" data-key="none">${words.none[language]}</li>`}
${events.map((event) => card(event, known.get(event.booking_id), language))}</ul>`,
  }
}

function card(event: ClubEvent, known: KnownBooking | undefined, language: PageLanguage): Html {
  return html`<li class="card message" data-key="${event.id}">
<div class="meta"><b class="figures">${event.booking?.general_bill_code ?? event.booking_id}</b> <span>${event.type}</span></div>
${known && html`<p class="text">${words.deeds[known.deed][language]}${known.done.length > 0 && html` · ${words.done[language]}: ${known.done.join(', ')}`}</p>`}
</li>`
}
