import purify from 'dompurify'

/** HTML that is safe to show: text, lists, tables, links and pictures; links to elsewhere open beside the product. */
export function cleanMarkup(html: string): string {
  const clean = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe'],
    FORBID_ATTR: ['style', 'id', 'name'],
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of clean.querySelectorAll('a[href]')) {
    if (!link.getAttribute('href')?.startsWith('/')) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noreferrer')
    }
  }
  const holder = document.createElement('div')
  holder.append(clean)
  return holder.innerHTML
}
