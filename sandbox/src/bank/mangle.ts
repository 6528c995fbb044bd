/** The known changes banks make to a transfer's text. */
export const mangleStyles = ['upper', 'wrapped', 'bare', 'spaced', 'cut'] as const
export type MangleStyle = (typeof mangleStyles)[number]

/** The text in the receiving bank's report. `number` is replaced by the bank's own numbers. */
export function mangleContent(content: string, style: MangleStyle, number: number): string {
  const bare = content.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (style === 'upper') return `${content.toUpperCase()} CHUYEN TIEN`
  if (style === 'wrapped') return `MBVCB.${number}.${content}.CT tu 0011000000000 NGUYEN VAN DEMO`
  if (style === 'bare') return `CT${number}${bare}`
  if (style === 'spaced') return `ND ${bare.replace(/(.{4})(?=.)/g, '$1 ')} GD ${number}`
  // Banks that keep 25 characters in all, their own words first.
  return `MBVCB.3278907687.${content}`.slice(0, 25)
}
