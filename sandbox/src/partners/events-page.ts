import { secretForm } from '../events/secret-form.ts'
import { html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import type { PartnerEvent } from './event.ts'
import { words } from './words.ts'

/** The events that the system of a partner took, the latest first; the page renews itself. */
export function eventsPage(
  language: PageLanguage,
  { code, name }: { code: string; name: string },
  events: readonly PartnerEvent[],
): Page {
  const title = words.events
  return {
    title: { vi: `${name} · ${title.vi}`, en: `${name} · ${title.en}` },
    main: html`<h1>${name} <small>${title[language]}</small></h1>
${secretForm(language, `/partners/${code}/secret`)}
<ul class="cards" data-live="partner-events" aria-live="polite">
${events.length === 0 && html`<li class="empty" data-key="none">${words.noEvents[language]}</li>`}
${events.map(
  ({ id, type, booking }) => html`<li class="card message" data-key="${id}">
<div class="meta"><b class="figures">${booking?.general_bill_code ?? id}</b> <span>${type}</span></div>
${booking && html`<p class="text">${booking.cif ?? '–'} · ${booking.state}${booking.amount !== null && html` · ${booking.amount.toLocaleString('vi-VN')} ₫`}</p>`}
</li>`,
)}</ul>`,
  }
}
