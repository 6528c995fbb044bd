import type { Query } from '#platform/database/sql'

/** Shorter parts of a text are in almost every one. */
const leastLetters = 3

/**
 * The numbers of the latest received money that fits what staff typed: its amount (with or without separators), a part of
 * its transfer content or of what else the payer's bank wrote, or the whole reference of the bank.
 */
export async function searchReceipts(q: Query, typed: string, limit: number): Promise<number[]> {
  const digits = typed.replace(/[.,\s]|(đ|vnd)$/gi, '')
  const amountVnd = /^\d{1,15}$/.test(digits) ? Number(digits) : null
  const part = typed.length < leastLetters ? null : `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await q<{ id: number }>`
    select id /* not null */ from (
      (select id from receipts where amount_vnd = ${amountVnd} order by id desc limit ${limit})
      union
      (select id from receipts where content || ' ' || other_text ilike ${part} order by id desc limit ${limit})
      union
      (select id from receipts where bank_reference = ${typed} order by id desc limit ${limit})) found
    order by id desc limit ${limit}`
  return rows.map(({ id }) => id)
}
