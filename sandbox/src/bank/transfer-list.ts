import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock, formatPickerDate } from '@teeviet/contract/rules/time/dates'
import { type Html, html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Attempt, Transfer } from './transfer.ts'
import { deliveryWords, words } from './words.ts'

/** The sent transfers, newest first, with every attempt to notify the product and its answers. */
export function transferList(language: PageLanguage, transfers: readonly Transfer[]): Html {
  return html`<ul class="cards" data-live="transfers" aria-live="polite">
${transfers.length === 0 && html`<li class="empty" data-key="none">${words.none[language]}</li>`}
${transfers.slice(0, 50).map((transfer) => card(transfer, language))}</ul>`
}

function card(transfer: Transfer, language: PageLanguage): Html {
  const at = new Date(transfer.occurred_at)
  return html`<li class="card transfer" data-key="${transfer.id}">
<div class="meta"><b class="money">${formatMoney(transfer.amount)}</b>
<span class="state ${transfer.delivery}">${deliveryWords[transfer.delivery][language]}</span></div>
<p class="text figures">${transfer.content || '—'}</p>
<div class="meta"><span class="figures">${transfer.account_number}</span>
<time datetime="${transfer.occurred_at}">${words.bankTime[language]} ${formatClock(at)} · ${formatPickerDate(at)}</time></div>
${
  transfer.attempts.length > 0 &&
  html`<details><summary>${words.attempts[language]}: ${transfer.attempts.length}</summary>
<ol>${transfer.attempts.map(attemptRow)}</ol></details>`
}
<form action="/bank/transfers/${transfer.id}/resend" method="post">
<button class="quiet">${words.resend[language]}</button></form>
</li>`
}

function attemptRow({ at, status, answer }: Attempt): Html {
  return html`<li><time class="figures" datetime="${at}">${formatClock(new Date(at))}</time>
<b class="figures">${status ?? '×'}</b> <code>${answer}</code></li>`
}
