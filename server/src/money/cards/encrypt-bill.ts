import { z } from 'zod'
import { cardAccountOf } from '#identity/partners/keys/card-keys'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { encryptFor } from '#platform/gateways/bank-cards/envelope'

const named = z.looseObject({ bill_id: z.coerce.number().pipe(z.int().positive()) })

/**
 * Encrypts data of a bill with a bank's key, which never leaves the server: only for the golfer's own bill, so that no
 * golfer gets a chosen cipher text about another golfer's bill.
 *
 * @param data JSON that names the bill as `bill_id`
 * @throws Refusal for other data, another golfer's bill, or a bank we have no account with
 */
export async function encryptBill(ctx: Context, member: Member, bank: string, data: string): Promise<string> {
  const account = await cardAccountOf(ctx, bank)
  if (!account) throw new Refusal('payment.methodNotAvailable')
  const { bill_id: billId } = read(data)
  const [own] = await ctx.q<{
    id: number
  }>`select id from bookings where id = ${billId} and member_id = ${member.id}`
  if (!own) throw new Refusal('payment.notFound')
  return encryptFor(account, data)
}

function read(data: string) {
  try {
    return named.parse(JSON.parse(data))
  } catch {
    throw new Refusal('information.invalid')
  }
}
