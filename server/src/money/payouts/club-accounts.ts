import type { InputOf } from '@teeviet/contract'
import { bankName, bankWriting } from '@teeviet/contract/rules/money/payee'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { doAlone, doApproved } from '../approvals/alone-or-approved.ts'
import type { SensitiveAct } from '../approvals/second-person.ts'

type Account = InputOf<'POST /api/staff/payouts/account'>

/**
 * Sets the bank account that a club is paid to; the holder's name as banks write it. A repeat changes nothing.
 * @throws Refusal `course.notFound`, those of `requireSecondPerson`
 */
export function setClubAccount(
  ctx: Context,
  staff: Staff,
  account: Account,
  approvalId?: number,
): Promise<void> {
  const work = async (q: Query) => {
    const sensitive = await sensitiveAccount(q, account)
    const isNew = await writeClubAccount(ctx, q, staff, account)
    // who approves what is set by now has approved it
    return { answer: undefined, sensitive: isNew || approvalId !== undefined ? sensitive : null }
  }
  return approvalId === undefined ? doAlone(ctx, staff, work) : doApproved(ctx, staff, approvalId, work)
}

/**
 * What a second person is asked about the account of a club: it moves no money yet.
 * @throws Refusal `course.notFound`
 */
export async function sensitiveAccount(q: Query, account: Account): Promise<SensitiveAct> {
  const [course] = await q<{ title: string }>`select title from courses where id = ${account.facility_id}`
  if (!course) throw new Refusal('course.notFound')
  return { act: 'account', subject: `${course.title}: ${nameOf(account)}`, amountVnd: 0 }
}

/** Stores the account in the caller's transaction, with an entry in the audit log; false when it is the one there is. */
export async function writeClubAccount(
  ctx: Context,
  q: Query,
  staff: Staff,
  account: Account,
): Promise<boolean> {
  const { facility_id: courseId, bank_bin: bin, account_number: number } = account
  const holder = bankWriting(account.holder)
  const written = await q<{ course_id: number }>`
    insert into club_bank_accounts as a (course_id, bank_bin, account_number, holder, set_by, set_at)
    values (${courseId}, ${bin}, ${number}, ${holder}, ${staff.id}, ${ctx.clock.now()})
    on conflict (course_id) do update set bank_bin = excluded.bank_bin, account_number = excluded.account_number,
      holder = excluded.holder, set_by = excluded.set_by, set_at = excluded.set_at
      where (a.bank_bin, a.account_number, a.holder) is distinct from (excluded.bank_bin, excluded.account_number, excluded.holder)
    returning course_id`
  if (written.length === 0) return false
  const detail = nameOf(account)
  await recordAct(ctx, q, staff, { what: 'payout.account_set', subject: `course:${courseId}`, detail })
  return true
}

function nameOf({ bank_bin: bin, account_number: number, holder }: Account): string {
  return `${bankName(bin)} ${number} ${bankWriting(holder)}`
}
