import type { SandboxOptions } from '../options.ts'
import { html } from '../pages/html.ts'
import type { PageLanguage } from '../pages/language.ts'
import type { Page } from '../pages/page.ts'
import { type Site, siteNames } from './bank-apps.ts'
import { open } from './seal.ts'
import { words } from './words.ts'

type Partner = NonNullable<SandboxOptions['partners']>[number]

/** A partner's own site, to which the product sends its customers: the received values, and the decrypted token. */
export function landingPage(
  language: PageLanguage,
  partner: Partner,
  site: Site,
  handed: Readonly<Record<string, string>>,
): Page {
  const say = (word: keyof typeof words) => words[word][language]
  const name = `${partner.name} · ${siteNames[site][language]}`
  const { lang: _, ...claims } = handed
  const sealed = claims.data ?? claims.token
  const opened = sealed && partner.sealing ? open(sealed, partner.sealing, partner) : null
  return {
    title: { vi: name, en: name },
    styles: ['partners.css'],
    main: html`<div class="site bank-${partner.code}"><h1>${name} <small>${say('demo')}</small></h1>
<section class="card"><h2>${say('landed')}</h2>
${Object.keys(claims).length === 0 ? html`<p class="empty">${say('nothing')}</p>` : table(claims)}
${sealed && html`<h2>${say('sealed')}</h2>${opened ? table(opened) : html`<p class="problem">${say('unreadable')}</p>`}`}
</section></div>`,
  }
}

function table(claims: Readonly<Record<string, string>>) {
  return html`<table class="handed">${Object.entries(claims).map(
    ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  )}</table>`
}
