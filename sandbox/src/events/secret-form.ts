import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'

const words = {
  secret: { vi: 'Khóa ký mới', en: 'New signing secret' },
  about: {
    vi: 'Khi trang vận hành tạo khóa ký mới, hãy dán khóa đó vào đây: từ lúc đó sự kiện được kiểm tra bằng khóa này.',
    en: 'After the console has made a new signing secret, paste it here: from then on events are verified by it.',
  },
  save: { vi: 'Lưu', en: 'Save' },
} as const

/** Where the receiver of events gets a new signing secret, as the system of a real one would. */
export function secretForm(language: PageLanguage, action: string): Html {
  return html`<details><summary>${words.secret[language]}</summary>
<form class="card pay" action="${action}" method="post">
<label>${words.secret[language]} <input name="secret" required minlength="16" maxlength="200" autocomplete="off" aria-describedby="about-secret"></label>
<small id="about-secret">${words.about[language]}</small>
<button class="primary">${words.save[language]}</button></form></details>`
}
