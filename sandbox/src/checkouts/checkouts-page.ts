import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock, formatPickerDate } from '@teeviet/contract/rules/time/dates'
import { type Html, html } from '../pages/html.ts'
import type { PageLanguage, Word } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import { type Checkout, gateways } from './checkout.ts'
import { forgeries, noticeModes, outcomes } from './order.ts'
import { operations, type TroubleOrder, troubles } from './trouble.ts'
import {
  forgeryWords,
  gatewayNames,
  noticeModeWords,
  operationWords,
  stateWords,
  troubleWords,
  words,
} from './words.ts'

type View = { checkouts: readonly Checkout[]; trouble: readonly TroubleOrder[] }

/** The operator's view of the gateways: every payment with its notifications, and the faults to simulate. */
export function checkoutsPage(language: PageLanguage, { checkouts, trouble }: View): Page {
  const say = (word: keyof typeof words) => words[word][language]
  return {
    title: words.title,
    main: html`<h1>${say('title')}</h1>
<p class="lead">${say('lead')}</p>
<div class="columns">
<section><form class="card pay" action="/gateways/trouble" method="post">
<h2>${say('trouble')}</h2>
${choice(language, 'gateway', words.gateway, gateways, (name) => gatewayNames[name])}
${choice(language, 'operation', words.operation, operations, (name) => operationWords[name][language])}
${choice(language, 'trouble', words.kind, troubles, (name) => troubleWords[name][language])}
<label>${say('times')}<input class="figures" name="times" type="number" min="0" max="1000" value="1"></label>
<button class="primary">${say('set')}</button></form>
<ul class="cards" data-live="trouble">${trouble.map(
      (order) => html`<li class="card" data-key="${order.gateway}-${order.operation}">
${gatewayNames[order.gateway]} · ${operationWords[order.operation][language]}:
<b>${troubleWords[order.trouble][language]}</b> × ${order.times}</li>`,
    )}</ul></section>
<section aria-labelledby="payments"><h2 id="payments">${say('payments')}</h2>
<ul class="cards" data-live="checkouts" aria-live="polite">
${checkouts.length === 0 && html`<li class="empty" data-key="none">${say('none')}</li>`}
${checkouts.slice(0, 50).map((one) => card(language, one))}</ul></section>
</div>`,
  }
}

function choice<Name extends string>(
  language: PageLanguage,
  field: string,
  label: Word,
  names: readonly Name[],
  text: (name: Name) => string,
): Html {
  return html`<label>${label[language]}<select name="${field}">${names.map(
    (name) => html`<option value="${name}">${text(name)}</option>`,
  )}</select></label>`
}

function card(language: PageLanguage, one: Checkout): Html {
  const at = new Date(one.created_at)
  const say = (word: keyof typeof words) => words[word][language]
  return html`<li class="card transfer" data-key="${one.id}">
<div class="meta"><b>${gatewayNames[one.gateway]}</b> <b class="money">${formatMoney(one.amount)}</b>
<span class="state ${one.state === 'paid' ? 'delivered' : one.state === 'open' ? 'held' : 'failed'}">
${stateWords[one.state][language]}</span></div>
<p class="text figures">${one.order}</p>
<div class="meta"><span class="figures">${one.number}</span>
<time datetime="${one.created_at}">${formatClock(at)} · ${formatPickerDate(at)}</time></div>
<p><a href="/checkouts/${one.id}">${say('open')}</a></p>
${
  one.notices.length > 0 &&
  html`<details><summary>${say('notices')}: ${one.notices.length}</summary><ol>${one.notices.map(
    (
      notice,
    ) => html`<li><time class="figures" datetime="${notice.at}">${formatClock(new Date(notice.at))}</time>
<b class="figures">${notice.status ?? '×'}</b> <code>${notice.kind}</code></li>`,
  )}</ol></details>`
}
${
  one.refunds.length > 0 &&
  html`<details><summary>${say('refunds')}: ${one.refunds.length}</summary><ol>${one.refunds.map(
    (refund) => html`<li><b class="money">${formatMoney(refund.amount)}</b> <code>${refund.code}</code></li>`,
  )}</ol></details>`
}
<form class="row" action="/gateways/checkouts/${one.id}/outcome" method="post">
${choice(language, 'outcome', words.outcome, outcomes, (name) => stateWords[name][language])}
${choice(language, 'tell', words.telling, noticeModes, (name) => noticeModeWords[name][language])}
<button class="quiet">${say('again')}</button></form>
<form class="row" action="/gateways/checkouts/${one.id}/forge" method="post">
${choice(language, 'forgery', words.forge, forgeries, (name) => forgeryWords[name][language])}
<button class="quiet">${say('forge')}</button></form>
</li>`
}
