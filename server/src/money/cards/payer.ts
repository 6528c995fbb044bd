import { namelessMember } from '@teeviet/contract/display/nameless-member'
import type { Language } from '@teeviet/contract/rules/languages'
import { smallestAge } from '@teeviet/contract/rules/limits'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { GatewayOrder } from '#platform/gateways/gateway'

export type CardPayer = { buyer: GatewayOrder['buyer']; language: Language }

/**
 * The payer of a card payment, as a gateway expects it.
 * @throws Refusal `payment.cardAge` for a member who is a minor by their birthday
 */
export async function cardPayer(ctx: Context, member: Member, now: Date): Promise<CardPayer> {
  const [row] = await ctx.q<{ email: string | null; birthday: string | null; language: Language }>`
    select email, birthday::text as birthday, language from members where id = ${member.id}`
  if (row?.birthday && !isOfAge(row.birthday, dayOf(now)))
    throw new Refusal('payment.cardAge', { age: smallestAge })
  const { id, vga, fullname, phone } = member
  const email = row?.email || ctx.config.gateways.buyerEmail
  return {
    buyer: { memberId: id, name: fullname || namelessMember(vga), phone, email },
    language: row?.language ?? 'vi',
  }
}

/** Whether a person born on a day is of age on another one, both `yyyy-mm-dd`; on the birthday itself they are. */
export function isOfAge(birthday: string, today: string): boolean {
  const year = Number(birthday.slice(0, 4)) + smallestAge
  return `${year}${birthday.slice(4)}` <= today
}
