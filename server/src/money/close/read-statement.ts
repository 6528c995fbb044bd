import { Refusal } from '#platform/context/refusal'
import type { Line } from './compare.ts'

/**
 * Reads a statement as staff paste it: a line for each sum, its reference and its amount with comma, semicolon or tab
 * between; what went out has a minus. A heading and empty lines are left out; points and spaces in amounts too.
 * @throws Refusal `ledger.statement` naming the first line that cannot be read
 */
export function readStatement(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((line, index): Line[] => {
    if (line.trim() === '') return []
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''))
    const [reference = '', amount = ''] = cells
    const figures = amount.replace(/[\s.đ+]/g, '').replace('−', '-')
    if (reference !== '' && /^-?\d{1,15}$/.test(figures)) return [{ reference, amountVnd: Number(figures) }]
    const isHeading = index === 0 && cells.length > 1 && !/\d/.test(amount)
    if (isHeading) return []
    throw new Refusal('ledger.statement', { n: index + 1 })
  })
}
