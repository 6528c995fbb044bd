import { formatClock, formatPickerDate } from '@teeviet/contract/rules/time/dates'
import { html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'

const words = {
  title: { vi: 'Đồng hồ', en: 'Clock' },
  note: {
    vi: 'Giờ của sản phẩm. Chuyển tới để thử hạn xác nhận, hạn thanh toán, giờ chơi. Không thể chuyển lui; khởi động lại thì về giờ máy.',
    en: 'The time of the product. Move it forward to try the staff hour, the payment window, the tee time. It never goes back; a restart returns to the time of the machine.',
  },
} as const

const steps = [
  { seconds: 300, name: { vi: '+ 5 phút', en: '+ 5 minutes' } },
  { seconds: 1_800, name: { vi: '+ 30 phút', en: '+ 30 minutes' } },
  { seconds: 3_600, name: { vi: '+ 1 giờ', en: '+ 1 hour' } },
  { seconds: 86_400, name: { vi: '+ 1 ngày', en: '+ 1 day' } },
] as const

/** The time of the product in Viet Nam, and the steps by which it is moved. */
export function clockPage(language: PageLanguage, now: Date): Page {
  return {
    title: words.title,
    main: html`<h1>${words.title[language]}</h1>
<p>${words.note[language]}</p>
<p class="card figures" data-live="clock"><b>${formatClock(now)} · ${formatPickerDate(now)}</b></p>
<form class="card pay" action="/clock/forward" method="post">
${steps.map(({ seconds, name }) => html`<button class="primary" name="seconds" value="${seconds}">${name[language]}</button>`)}
</form>`,
  }
}
