import { html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import { mangleStyles } from './mangle.ts'
import type { Transfer } from './transfer.ts'
import { transferList } from './transfer-list.ts'
import { variants } from './variants.ts'
import { problemWords, styleWords, variantWords, words } from './words.ts'

type Prefilled = { account_number?: string; amount?: string; content?: string; problem?: string }
type BankView = {
  bank: { name: string; bin: string; accountNumbers: readonly string[] }
  transfers: readonly Transfer[]
  start: Prefilled
}

/** Where a tester pays as a golfer would: scan the code, choose how the transfer goes, see what came of it. */
export function bankPage(language: PageLanguage, { bank, transfers, start }: BankView): Page {
  const say = (word: keyof typeof words) => words[word][language]
  const problem = start.problem ? problemWords[start.problem]?.[language] : undefined
  const account = start.account_number ?? bank.accountNumbers[0]
  return {
    title: words.title,
    scripts: ['bank.js'],
    main: html`<h1>${say('title')}</h1>
<p class="lead">${bank.name} · BIN <span class="figures">${bank.bin}</span></p>
<div class="columns">
<form class="card pay" action="/bank/send" method="post">
<h2>${say('pay')}</h2>
<label class="drop" data-scan
  data-reading="${say('reading')}" data-no_code="${say('noCode')}"
  data-not_a_transfer="${say('notTransfer')}" data-stranger="${say('stranger')}" data-read="${say('read')}">
<b>${say('scan')}</b>
<span>${say('scanHow')}</span>
<span class="pick">${say('pick')}</span>
<input type="file" accept="image/*">
<span class="status" role="status"></span>
</label>
${problem && html`<p class="problem" role="alert">${problem}</p>`}
<label>${say('account')}
<input class="figures" name="account_number" required inputmode="text" autocomplete="off" list="accounts" value="${account}"></label>
<datalist id="accounts">${bank.accountNumbers.map((number) => html`<option value="${number}">`)}</datalist>
<label>${say('amount')}
<input class="figures" name="amount" required inputmode="numeric" autocomplete="off" value="${start.amount}"></label>
<label>${say('content')}
<input class="figures" name="content" autocomplete="off" maxlength="300" value="${start.content}"></label>
<fieldset><legend>${say('how')}</legend>
${variants.map(
  (variant) => html`<label class="choice"><input type="radio" name="variant" value="${variant}"
  ${variant === 'right' && html`checked`}><span><b>${variantWords[variant][0][language]}</b>
  <small>${variantWords[variant][1][language]}</small></span></label>`,
)}
<label class="style">${say('style')}
<select name="style">${mangleStyles.map(
      (style) => html`<option value="${style}" ${style === 'wrapped' && html`selected`}>
      ${styleWords[style][language]}</option>`,
    )}</select></label>
</fieldset>
<button class="primary">${say('send')}</button>
</form>
<section aria-labelledby="sent"><h2 id="sent">${say('sent')}</h2>
${transferList(language, transfers)}</section>
</div>`,
  }
}
