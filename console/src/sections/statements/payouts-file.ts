import type { CsvColumns } from '../../forms/csv/read-csv.ts'
import { typedNumber } from '../../forms/typed-number.ts'
import type { useT } from '../../i18n/use-texts.tsx'
import type { ClubPayout } from './account-dialog.tsx'

type Order = Pick<NonNullable<ClubPayout['order']>, 'id' | 'memo' | 'amount'>

/** A line of the bank's statement: its reference, its content, and what it moved (VND, 0 where nothing went out). */
type BankLine = { readonly reference: string; readonly amount: number; readonly content: string }

/** The columns of a statement that the bank's own pages save, named as on the page or in English. */
export function bankLineColumns(t: ReturnType<typeof useT<'staff-statement'>>): CsvColumns<BankLine> {
  return {
    reference: { headers: [t('payouts.column.reference'), 'reference'], read: (cell) => cell },
    amount: {
      headers: [t('file.amount'), 'amount', 'debit'],
      read: (cell) => (cell === '' ? 0 : amountOf(cell)),
    },
    content: { headers: [t('file.content'), 'content', 'description'], read: (cell) => cell },
  }
}

/** Statements write what goes out with a minus or without, and some of them VND and decimals. */
function amountOf(cell: string): number | null {
  const typed = typedNumber(cell.replace(/^[-−+]|\s*VND$/gi, '').replace(/[.,]00?$/, ''))
  return Number.isInteger(typed) ? typed : null
}

/**
 * Finds the payouts that the bank has made among the lines of its statement, by the content of each transfer.
 * @returns the bank's reference of each payout whose line has its amount; and the contents of those that stand in the
 *   file twice, without a reference or with another amount, for staff to look into
 */
export function paidInFile(lines: readonly BankLine[], orders: readonly Order[]) {
  const references: Record<number, string> = {}
  const doubtful: string[] = []
  for (const { id, memo, amount } of orders) {
    // banks leave out spaces and add words of their own; the next order's number begins with this one's
    const words = new RegExp(`${memo.replaceAll(' ', '\\s*')}(?!\\d)`, 'i')
    const [line, ...others] = lines.filter(({ content }) => words.test(content))
    if (!line) continue
    const isPaid = others.length === 0 && line.amount === amount && line.reference !== ''
    if (isPaid) references[id] = line.reference
    else doubtful.push(memo)
  }
  return { references, doubtful }
}
