/** A piece of a page that is safe to put into another one. */
export type Html = { readonly markup: string }
type Part = Html | string | number | null | undefined | false | readonly Part[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds a part of a page; values are escaped unless they are such parts themselves. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: texts }, ...parts.map(markupOf)) }
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '')
  if ('markup' in part) return part.markup
  return part.map(markupOf).join('')
}
