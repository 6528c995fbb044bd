import type { InputOf } from '@teeviet/contract'
import { bankName, bankWriting } from '@teeviet/contract/rules/money/payee'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'

/**
 * Sets the bank account that a club is paid to; the holder's name as banks write it.
 * @throws Refusal `course.notFound`
 */
export async function setClubAccount(
  ctx: Context,
  staff: Staff,
  account: InputOf<'POST /api/staff/payouts/account'>,
): Promise<void> {
  const { facility_id: courseId, bank_bin: bin, account_number: number } = account
  const holder = bankWriting(account.holder)
  await inTransaction(ctx.pool, async (q) => {
    const [course] = await q<{ id: number }>`select id from courses where id = ${courseId}`
    if (!course) throw new Refusal('course.notFound')
    await q`
      insert into club_bank_accounts (course_id, bank_bin, account_number, holder, set_by, set_at)
      values (${courseId}, ${bin}, ${number}, ${holder}, ${staff.id}, ${ctx.clock.now()})
      on conflict (course_id) do update set bank_bin = excluded.bank_bin, account_number = excluded.account_number,
        holder = excluded.holder, set_by = excluded.set_by, set_at = excluded.set_at`
    await recordAct(ctx, q, staff, {
      what: 'payout.account_set',
      subject: `course:${courseId}`,
      detail: `${bankName(bin)} ${number} ${holder}`,
    })
  })
}
