import { html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import { type BankApp, siteNames, sites } from './bank-apps.ts'
import { customersOf } from './customers.ts'
import { variants, variantWords } from './variants.ts'
import { words } from './words.ts'

const title = words.title

/** All bank apps, to choose one. */
export function bankAppsPage(language: PageLanguage, apps: readonly BankApp[]): Page {
  return {
    title,
    styles: ['partners.css'],
    main: html`<h1>${title[language]}</h1>
<p class="lead">${words.lead[language]}</p>
<ul class="cards apps">${apps.map(
      ({ code, name }) => html`<li class="card bank-${code}">
<a class="app" href="/partners/${code}"><span class="logo" aria-hidden="true">${name.slice(0, 1)}</span>
<b>${name}</b><small>${words.open[language]}</small></a></li>`,
    )}</ul>`,
  }
}

/** One bank's app on a customer's phone, with the product in a frame, and the messages between the two. */
export function bankAppPage(language: PageLanguage, app: BankApp, productUrl: string): Page {
  const say = (word: keyof typeof words) => words[word][language]
  return {
    title: { vi: `${app.name} · ${title.vi}`, en: `${app.name} · ${title.en}` },
    styles: ['partners.css'],
    scripts: ['bank-app.js'],
    frames: productUrl,
    main: html`<h1>${app.name} <small>${say('demo')}</small></h1>
<div class="bench bank-${app.code}" data-bank-app="${app.code}" data-product="${new URL(productUrl).origin}"
 data-failed="${say('failed')}">
<section class="phone" aria-label="${app.name}">
<div class="app-bar"><button class="back" type="button" data-home hidden aria-label="${say('backToApp')}">‹</button>
<b>${app.name}</b><span>${say('demo')}</span></div>
<form class="screen" data-screen="sign-in">
<label>${say('customer')}
<select name="cif">${customersOf(app).map(
      ({ cif, fullname, phone }) =>
        html`<option value="${cif}" data-name="${fullname}">${fullname} · ${phone}</option>`,
    )}</select></label>
<button class="primary">${say('signIn')}</button>
</form>
<div class="screen" data-screen="home" hidden>
<p class="hello">${say('hello')}, <b data-name></b></p>
<h2>${say('services')}</h2>
<ul class="services">
<li><button type="button" data-open><img src="/assets/mark.svg" alt="" width="32" height="32"><span>${say('golf')}</span></button></li>
${sites.slice(0, 3).map(
  (site) => html`<li><a href="/partners/${app.code}/${site}"><i aria-hidden="true">${site.slice(0, 1)}</i>
<span>${siteNames[site][language]}</span></a></li>`,
)}
</ul>
<p><a href="/partners/${app.code}/events">${say('events')}</a></p>
<p class="problem" role="alert" data-problem></p>
<button class="quiet" type="button" data-sign-out>${say('signOut')}</button>
</div>
<iframe data-screen="product" title="TeeViet" allow="clipboard-write; geolocation" hidden></iframe>
</section>
<div class="notes">
<section class="card"><h2 id="how">${say('how')}</h2><fieldset aria-labelledby="how">
${variants.map(
  (variant) => html`<label class="choice"><input type="radio" name="variant" value="${variant}"
 ${variant === 'right' && html`checked`}><span><b>${variantWords[variant][0][language]}</b>
<small>${variantWords[variant][1][language]}</small></span></label>`,
)}
</fieldset></section>
<section class="card"><h2>${say('messages')}</h2>
<ol class="told" data-told aria-live="polite"></ol><p class="empty" data-untold>${say('noMessages')}</p></section>
<details class="card"><summary>${say('latestToken')}</summary><code class="text" data-handed></code></details>
</div></div>`,
  }
}
