import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { GatewayRedirect } from '#platform/gateways/gateway'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The origins that may frame this page, besides our own. */
type Framers = readonly string[] | 'nobody'

/** Sends the browser, or its frame, to a gateway: by a redirect, or by a form that posts itself. */
export function sendToGateway(reply: FastifyReply, redirect: GatewayRedirect, framers: Framers) {
  if (redirect.kind === 'link') return reply.redirect(redirect.url, 303)
  const { url, fields: given } = (isPhone(reply.request.headers) && redirect.onPhone) || redirect
  const fields = Object.entries(given).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const form = `<form method="post" action="${escaped(url)}">${fields.join('')}
<noscript><button>Tiếp tục · Continue</button></noscript></form>`
  const body = { html: form, script: "document.querySelector('form').submit()" }
  // a gateway redirects the posted form to hosts of its own
  return sendPage(reply, { ...body, formsTo: new URL(url).protocol }, framers)
}

/** Phones are recognised by their user agent; browsers which hide it send a header of their own. */
function isPhone(headers: IncomingHttpHeaders): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '')
}

/** Leaves a gateway's frame: the payment screen around it, if it is ours, goes on; else this page itself does. */
export function leaveGateway(reply: FastifyReply, path: string, framers: Framers) {
  const link = `<p><a href="${escaped(path)}">TeeViet</a></p>`
  const script = `let page = window
try { if (parent.location.origin === location.origin) page = parent } catch {}
page.location.replace(${JSON.stringify(path)})`
  return sendPage(reply, { html: link, script, formsTo: "'none'" }, framers)
}

type Page = { html: string; script: string; formsTo: string }

function sendPage(reply: FastifyReply, { html, script, formsTo }: Page, framers: Framers) {
  const nonce = randomBytes(16).toString('base64')
  const ancestors = ["'self'", ...(framers === 'nobody' ? [] : framers)].join(' ')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; form-action ${formsTo}; base-uri 'none'; frame-ancestors ${ancestors}`,
    )
    .send(`<!doctype html><html lang="vi"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>TeeViet</title>
${html}<script nonce="${nonce}">${script}</script></html>`)
}
