import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'div', 'a', 'ul', 'ol', 'li'],
    ...['img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
}

/**
 * HTML that people wrote, with nothing in it but text, links, lists, tables and pictures: whoever reads our API may
 * show it as it is.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, options)
}
