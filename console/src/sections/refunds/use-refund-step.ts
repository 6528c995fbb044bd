import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { RequestOf } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { confirm } from '../../kit/confirm.ts'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import type { Refund } from './refunds.ts'

type Target = Omit<RequestOf<'POST /api/staff/refunds/:id/target'>, 'id'>

/**
 * The steps of one refund, with what is in the way of the last one tried. A colleague may have been faster. Agreeing asks
 * once more: the money goes, and nobody gets it back.
 */
export type RefundStep = {
  readonly busy: boolean
  readonly problem: string | undefined
  readonly agree: () => void
  readonly refuse: (reason: string) => void
  readonly target: (target: Target) => void
  readonly transferred: (reference: string, payee: string) => void
}

export function useRefundStep({ id, code, amount }: Refund, onDone: () => void): RefundStep {
  const t = useT('staff-refunds')
  const staff = useStaff()
  const { busy, problem, run } = useAct(onDone)

  async function take(done: 'agree' | 'refuse' | 'target' | 'transferred', work: () => Promise<unknown>) {
    if (!(await run(work))) return
    showToast('success', t(`done.${done}`, { code }))
    onDone()
  }

  async function agree() {
    const money = formatMoney(amount)
    const isSure = await confirm({
      message: t('act.agreeQuestion', { code, amount: money }),
      confirm: amount > 0 ? t('act.agree', { amount: money }) : t('act.agreeNothing'),
      cancel: t('act.back'),
    })
    if (isSure) await take('agree', () => staffCall(staff, 'POST /api/staff/refunds/:id/agree', { id }))
  }

  return {
    busy,
    problem,
    agree,
    refuse: (reason) =>
      take('refuse', () => staffCall(staff, 'POST /api/staff/refunds/:id/refuse', { id, reason })),
    target: (target) =>
      take('target', () => staffCall(staff, 'POST /api/staff/refunds/:id/target', { id, ...target })),
    transferred: (bank_reference, payee_name) =>
      take('transferred', () =>
        staffCall(staff, 'POST /api/staff/refunds/:id/transferred', { id, bank_reference, payee_name }),
      ),
  }
}
