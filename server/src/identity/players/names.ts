/** A text as member names are searched: small letters without marks, "Đặng Văn Hùng" is "dang van hung". */
function withoutMarks(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return bare.replace(/[đĐ]/g, 'd').toLowerCase()
}

/**
 * The search for names in which a word begins with each word typed, as a PostgreSQL text query (`hung:* & van:*`); null
 * when the text has no part which could be in a name.
 */
export function nameQuery(typed: string): string | null {
  const words = withoutMarks(typed).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}
