import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Encoded } from '../encoded.ts'

const compress = promisify(gzip)

/** A page's HTML, and the hashes of its own inline scripts and styles for its content security policy. */
export type PageHtml = {
  readonly html: string
  /** `'sha256-…'`, one for each inline script of our own. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** A page kept for many visitors: the same bytes for each of them. */
export type SharedHtml = Omit<PageHtml, 'html'> & {
  /** Only this is kept: a page is some hundred kilobytes, and compressed a tenth of that. */
  readonly gzipped: Buffer
  /** Weak: the compressed and the plain answer carry the same one. */
  readonly etag: string
}

/**
 * Removes the render nonce from a page and hashes the tags which had it. Only tags rendered by our own components have
 * the nonce, so a script injected through a text has no hash and does not run.
 *
 * @param mark the `nonce` that the page was rendered with; never sent to a browser
 */
export function hashOwnTags(rendered: string, mark: string): PageHtml {
  const attribute = ` nonce="${mark}"`
  const own = { script: new Set<string>(), style: new Set<string>() }
  const tags = new RegExp(`<(script|style)(?=[^>]*${attribute})[^>]*>(.*?)</\\1>`, 'gs')
  for (const [, tag, content = ''] of rendered.matchAll(tags))
    if (content !== '')
      own[tag === 'script' ? 'script' : 'style'].add(`'sha256-${hash('sha256', content, 'base64')}'`)
  const html = rendered
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
    .replaceAll(attribute, '')
  return { html, scripts: [...own.script], styles: [...own.style] }
}

/** Compresses a page once for all visitors, on another thread than the one that answers. */
export async function shareHtml({ html, scripts, styles }: PageHtml): Promise<SharedHtml> {
  const bytes = Buffer.from(html)
  return {
    gzipped: new Encoded(await compress(bytes)).gzip,
    etag: `W/"${hash('sha256', bytes, 'base64url')}"`,
    scripts,
    styles,
  }
}
