import type { Page } from '@playwright/test'

/**
 * Words on the open page that are neither a text of the product (in the test language those stand in ⟦brackets⟧) nor
 * data: contained in `data`, the server's answers. Figures, dates, the names of languages and weekdays, what a field
 * contains, and proper names marked `translate="no"` are not texts of the product.
 */
export function untranslatedOn(page: Page, data: string): Promise<string[]> {
  return page.evaluate(findUntranslated, data)
}

/** Runs inside the page. */
function findUntranslated(answered: string): string[] {
  const data = answered.replaceAll('\\"', '"')
  const written =
    /^(T[2-7]|CN|vID|TeeViet|Tiếng Việt|English|한국어|日本語|km|m|đ|VND|App Store|Google Play)$/
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let block: Element | null = null
  let depth = 0
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    if (
      !element ||
      element.closest(
        'script, style, noscript, svg, textarea, [aria-hidden], [data-document], [translate="no"]',
      )
    )
      continue
    const around = element.closest(
      'p, li, dt, dd, td, th, h1, h2, h3, h4, button, label, div, section, summary',
    )
    // A text whose slots hold markup is several nodes; it never leaves its block.
    if (around !== block) depth = 0
    block = around
    let outside = ''
    for (const letter of node.textContent ?? '') {
      if (letter === '⟦') depth += 1
      if (depth === 0) outside += letter
      if (letter === '⟧') depth = Math.max(0, depth - 1)
    }
    const pieces = outside.replaceAll(/\b(T[2-7]|CN|vID) (?=\d)/g, '')
    for (const piece of pieces.split(/\b\d\d:\d\d\b|\s[·–-]\s|[():;,]/)) {
      const words = piece.replaceAll(/^·|·$/g, '').trim()
      if (/\p{L}{2}/u.test(words) && !written.test(words) && !data.includes(words)) found.add(words)
    }
  }
  return [...found]
}
