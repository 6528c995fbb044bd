import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import type { BankApp } from '../partners/bank-apps.ts'
import { callText, curlOf, readable } from './send-call.ts'
import { type Step, steps, type Values } from './steps.ts'
import { type Made, stepBefore, type Tour, valuesOf } from './tours.ts'
import { stateWords, waits, words } from './words.ts'

/** Where a tour starts: the bank whose customer books. */
export function tourStartPage(language: PageLanguage, banks: readonly BankApp[]): Page {
  const say = (word: keyof typeof words) => words[word][language]
  return {
    title: words.title,
    main: html`<h1>${say('title')}</h1>
<p>${say('lead')}</p>
<form class="card pay" action="/tour" method="post">
<label>${say('bank')}
<select name="bank">${banks.map(({ code, name }) => html`<option value="${code}">${name}</option>`)}</select></label>
<button class="primary">${say('start')}</button>
</form>
<ol class="steps">${steps.map(({ title, about }) => html`<li><b>${title[language]}</b> <small>${about[language]}</small></li>`)}</ol>`,
  }
}

type View = { tour: Tour; language: PageLanguage; now: Date; productUrl: string; sandboxUrl: string }

/** The steps of a tour with their requests, and the answers of those that were made. */
export function tourPage(view: View): Page {
  const { tour, language, productUrl } = view
  const say = (word: keyof typeof words) => words[word][language]
  return {
    title: words.title,
    scripts: ['inbox.js'],
    main: html`<h1>${say('title')} <small>${tour.bank.name}</small></h1>
<p>${say('lead')}${tour.courseId !== null && html` ${say('atOnce')}`}</p>
<p class="lead">${say('customer')}: ${tour.customer.fullname} · <span class="figures">${tour.customer.phone}</span> ·
<a href="${productUrl}/api/docs">${say('api')}</a> · <a href="/tour">${say('again')}</a></p>
<ol class="cards tour">${steps.map((step, at) => card(step, at + 1, view))}</ol>`,
  }
}

function card(step: Step, number: number, { tour, language, now, productUrl, sandboxUrl }: View): Html {
  const say = (word: keyof typeof words) => words[word][language]
  const made = tour.made.get(step.name)
  const call = step.call(valuesOf(tour, language, now))
  const curl = curlOf(call, step.of === 'product' ? productUrl : sandboxUrl)
  const before = stepBefore(tour, step)
  const id = `step-${step.name}`
  return html`<li class="card" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${number}. ${step.title[language]}</h2>
<p>${step.about[language]}</p>
${block(say('request'), callText(call))}
<details><summary>${say('asCurl')}</summary>${block(say('asCurl'), curl)}
<button class="quiet" type="button" data-copy="${curl}" data-done="${say('copied')}">${say('copy')}</button></details>
${
  before
    ? html`<p class="empty">${say('before')} ${steps.indexOf(before) + 1}. ${before.title[language]}</p>`
    : html`<form action="/tour/${tour.id}/${step.name}" method="post"><button class="primary">${say(made ? 'makeAgain' : 'make')}</button></form>`
}
${made && answer(made, step, { tour, language, productUrl })}
</li>`
}

function answer(made: Made, step: Step, view: Pick<View, 'tour' | 'language' | 'productUrl'>): Html {
  const { tour, language, productUrl } = view
  const say = (word: keyof typeof words) => words[word][language]
  const { errorCode, isTaken } = made
  const { status, text } = made.answer
  const found = isTaken ? tour.found.get(step.name) : undefined
  const isRefused = errorCode !== null && errorCode !== 0
  const state = found?.state && stateWords[found.state]
  return html`<h3>${say('answer')} <span class="state ${isTaken ? 'delivered' : 'failed'}">${status === null ? say('noAnswer') : `HTTP ${status}`}${errorCode !== null && ` · error_code ${errorCode}`}</span></h3>
${isRefused && html`<p class="problem">${say('refused')}</p>`}
${!isTaken && errorCode === 0 && step.nothing && html`<p class="problem">${step.nothing[language]}</p>`}
${
  state &&
  html`<p><b>${found?.state}</b> · ${state[language]}</p>
<p class="links">${state === waits && html`<a href="${productUrl}/staff">${say('console')}</a> <a href="/club">${say('club')}</a> `}<a href="/partners/${tour.bank.code}/events">${say('events')}</a></p>`
}
${block(say('answer'), readable(text))}
${
  found?.picture &&
  html`<p><img src="${found.picture}" alt="${say('qr')}" width="180" height="180"></p>
<p><a href="/bank?${queryOf(found.values)}">${say('byHand')}</a></p>`
}
<details><summary>${say('lastRequest')}</summary>${block(say('lastRequest'), callText(made.call))}</details>`
}

/** The values as the query of an address. */
function queryOf(values: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) query.set(name, String(value))
  return query.toString()
}

/** Text that may be long: it scrolls in its own box, also by keyboard. */
function block(name: string, text: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${name}">${text}</pre>`
}
