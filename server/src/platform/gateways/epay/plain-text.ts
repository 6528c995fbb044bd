/**
 * A text in the gateway's format: no accents, none of its forbidden signs, no line breaks, at most `most` characters.
 */
export function plainText(text: string, most: number): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[!@#$%&*<=>?^'|"\r\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
}
