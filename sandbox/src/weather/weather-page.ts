import { formatClock, formatPickerDate } from '@teeviet/contract/rules/time/dates'
import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import type { SetWeather } from './weather.ts'

const words = {
  title: { vi: 'Trạm thời tiết', en: 'Weather station' },
  note: {
    vi: 'Thời tiết được tính theo nơi và giờ. Ở đây bạn đặt thời tiết của một nơi trong vài giờ.',
    en: 'The weather follows from the place and the hour. Here you set it for a place and some hours.',
  },
  latitude: { vi: 'Vĩ độ', en: 'Latitude' },
  longitude: { vi: 'Kinh độ', en: 'Longitude' },
  from: { vi: 'Từ giờ', en: 'From' },
  hours: { vi: 'Số giờ', en: 'Hours' },
  rain: { vi: 'Mưa (mm/giờ)', en: 'Rain (mm/h)' },
  gusts: { vi: 'Gió giật (km/giờ)', en: 'Gusts (km/h)' },
  heat: { vi: 'Nhiệt độ (°C)', en: 'Temperature (°C)' },
  code: { vi: 'Mã thời tiết (giông: 95)', en: 'Weather code (thunderstorm: 95)' },
  set: { vi: 'Đặt', en: 'Set' },
  none: { vi: 'Chưa đặt thời tiết nào.', en: 'No weather has been set.' },
} as const

/** The form that sets the weather of a place, and the weather that was set, the latest first. */
export function weatherPage(language: PageLanguage, set: readonly SetWeather[]): Page {
  const say = (name: keyof typeof words) => words[name][language]
  const field = (
    label: keyof typeof words,
    name: string,
    isNeeded: boolean,
    type = 'text',
  ): Html => html`<label>${say(label)}
<input name="${name}" type="${type}" autocomplete="off" ${isNeeded && html`required`}></label>`
  return {
    title: words.title,
    main: html`<h1>${say('title')}</h1>
<p>${say('note')}</p>
<form class="card pay" action="/weather/set" method="post">
${field('latitude', 'latitude', true)}
${field('longitude', 'longitude', true)}
${field('from', 'from', true, 'datetime-local')}
${field('hours', 'hours', true)}
${field('rain', 'precipitation', false)}
${field('gusts', 'wind_gusts_10m', false)}
${field('heat', 'temperature_2m', false)}
${field('code', 'weather_code', false)}
<button class="primary">${say('set')}</button></form>
<ul class="cards" data-live="weather" aria-live="polite">
${set.length === 0 && html`<li class="empty" data-key="none">${say('none')}</li>`}
${set.slice(0, 200).map((one) => card(one, say))}</ul>`,
  }
}

function card(one: SetWeather, say: (name: keyof typeof words) => string): Html {
  const at = new Date(one.from)
  const values = [
    ['rain', one.precipitation],
    ['gusts', one.wind_gusts_10m],
    ['heat', one.temperature_2m],
    ['code', one.weather_code],
  ] as const
  return html`<li class="card message" data-key="${one.id}">
<div class="meta"><b class="figures">${one.latitude}, ${one.longitude}</b> <span>${formatClock(at)} · ${formatPickerDate(at)}</span></div>
<p class="text">${say('hours')}: ${one.hours}</p>
${values.map(([name, value]) => value !== undefined && html`<p class="text">${say(name)}: ${value}</p>`)}
</li>`
}
