import type { Page } from '@playwright/test'

/** The visible defects of the open page, in words; empty when there are none. */
export function troublesOf(page: Page, htmlLanguage: string): Promise<string[]> {
  return page.evaluate(findTroubles, htmlLanguage)
}

/** Runs inside the page. */
function findTroubles(htmlLanguage: string): string[] {
  const found = new Set<string>()
  const root = document.documentElement
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content ?? ''
  if (root.lang !== htmlLanguage) found.add(`the language is said to be ${root.lang}`)
  if (document.title.trim() === '') found.add('no title')
  const isFound = !location.pathname.startsWith('/staff')
  if (isFound && meta('name="description"') === '') found.add('no description')
  if (isFound && !/^https?:/.test(meta('property="og:image"'))) found.add('no picture to share')
  if (root.scrollWidth > root.clientWidth)
    found.add(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`)
  const top = document.querySelector('dialog[open], [role="dialog"]') ?? document.querySelector('main')
  if ((top?.textContent ?? '').trim().length < 12 && !top?.querySelector('img'))
    found.add('the page is empty')
  if (!top?.querySelector('a[href], button, input, select, [role="button"]')) found.add('no way on')
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) found.add(`broken picture ${picture.currentSrc}`)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const said = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 50)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('script, style, noscript, svg, pre, code, [data-raw]')) continue
    if (/\{\w+\}|\bundefined\b|\bNaN\b|\[object|^\s*[a-z]+(\.[a-z][A-Za-z]*)+\s*$/.test(text))
      found.add(`raw text “${said(text)}”`)
    // Japanese sets no space after its full stop.
    if (htmlLanguage === 'ja' && /。[ \u00a0]+\S/.test(element.textContent ?? ''))
      found.add(`a space after 。 in “${said(element.textContent ?? '')}”`)
    const cut = cutAt(node, element)
    if (cut) found.add(`cut off ${cut}: “${said(text)}”`)
    const broken = brokenWord(node, element)
    if (broken) found.add(`too narrow for “${broken}” of “${said(text)}”`)
  }
  return [...found]

  /** A short word that a narrow box breaks over two lines. */
  function brokenWord(node: Node, parent: Element): string | undefined {
    if (parent.getBoundingClientRect().width > 90 || isForReadersAlone(parent)) return
    const range = document.createRange()
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\d]{2,12}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) return word
    }
    return
  }

  /** Whether only screen readers get an element: it stands in a box without an extent to speak of. */
  function isForReadersAlone(element: Element): boolean {
    for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect()
      const style = getComputedStyle(around)
      if (style.position === 'absolute' && (Math.min(width, height) < 8 || style.clipPath !== 'none'))
        return true
    }
    return false
  }

  /** The box that cuts a text off, when part of it is outside of a box with hidden overflow. */
  function cutAt(node: Node, parent: Element): string | undefined {
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || parent.getBoundingClientRect().width < 2) return
    for (let around: Element | null = parent; around && around !== root; around = around.parentElement) {
      const style = getComputedStyle(around)
      const frame = around.getBoundingClientRect()
      if (style.position === 'fixed' || frame.width < 2) return
      if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) return
      const isButton = around.matches('button, a[class], summary, label')
      if (!isButton && !/hidden|clip/.test(style.overflowX)) continue
      // A text that ends in an ellipsis is truncated on purpose.
      const meant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const over = Math.max(box.right - frame.right, frame.left - box.left)
      const isOut = box.left >= frame.right || box.right <= frame.left || box.top >= frame.bottom
      if (over > 1.5 && !isOut && !meant && style.display !== 'inline')
        return `${around.tagName.toLowerCase()} by ${Math.round(over)}`
      if (meant) return
    }
    return
  }
}
