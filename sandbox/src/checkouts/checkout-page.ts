import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import type { Checkout } from './checkout.ts'
import { noticeModes } from './order.ts'
import { gatewayNames, noticeModeWords, outcomeWords, stateWords, words } from './words.ts'

export const pageOutcomes = ['paid', 'paid_3ds', 'declined', 'cancelled', 'review'] as const

/** A buyer's page at a gateway or bank: the payment's data, and a choice of its outcome. */
export function checkoutPage(language: PageLanguage, one: Checkout): Page {
  const say = (word: keyof typeof words) => words[word][language]
  const isOver = one.state !== 'open' && one.state !== 'review'
  return {
    title: { vi: gatewayNames[one.gateway], en: gatewayNames[one.gateway] },
    main: html`<div class="checkout">${summary(language, one)}
${
  isOver
    ? html`<p class="problem" role="status">${stateWords[one.state][language]}</p>
<form action="/checkouts/${one.id}/leave" method="post"><button class="primary">${say('back')}</button></form>`
    : html`<form class="card pay" action="/checkouts/${one.id}/pay" method="post">
<fieldset><legend>${say('outcome')}</legend>
${pageOutcomes.map(
  (outcome) => html`<label class="choice"><input type="radio" name="outcome" value="${outcome}"
  ${outcome === 'paid' && html`checked`}><span><b>${outcomeWords[outcome][language]}</b></span></label>`,
)}</fieldset>
<label>${say('telling')}<select name="tell">${noticeModes.map(
        (telling) => html`<option value="${telling}">${noticeModeWords[telling][language]}</option>`,
      )}</select></label>
<button class="primary">${say('go')}</button>
</form>
<form action="/checkouts/${one.id}/leave" method="post"><button class="quiet">${say('leave')}</button></form>`
}</div>`,
  }
}

/** The bank behind the card wants a code: the right one pays, the third wrong one declines. */
export function securePage(
  language: PageLanguage,
  one: Checkout,
  { tell, wrong }: { tell: string; wrong: number },
): Page {
  const say = (word: keyof typeof words) => words[word][language]
  return {
    title: words.secure,
    at: `/checkouts/${one.id}`,
    main: html`<div class="checkout">${summary(language, one)}
<form class="card pay" action="/checkouts/${one.id}/secure" method="post">
<h2>${say('secure')}</h2><p>${say('secureHow')}</p>
${wrong > 0 && html`<p class="problem" role="alert">${say('wrongCode')}</p>`}
<label>${say('code')}<input class="figures" name="code" inputmode="numeric" autocomplete="one-time-code"
 required maxlength="6" autofocus></label>
<input type="hidden" name="tell" value="${tell}"><input type="hidden" name="wrong" value="${wrong}">
<button class="primary">${say('go')}</button></form></div>`,
  }
}

function summary(language: PageLanguage, one: Checkout): Html {
  return html`<h1>${gatewayNames[one.gateway]} · ${words.pay[language]}</h1>
<p class="lead"><b class="money">${formatMoney(one.amount)}</b> · <span class="figures">${one.invoice}</span>
${one.plan && html` · ${one.plan}`}</p>`
}
