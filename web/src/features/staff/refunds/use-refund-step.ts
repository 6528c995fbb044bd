import type { RequestOf } from '../../../api/calls.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useAct } from '../desk/use-act.ts'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import type { Refund } from './refunds.ts'

type Target = Omit<RequestOf<'POST /api/staff/refunds/:id/target'>, 'id'>

/** The steps of one refund, with what is in the way of the last one tried. A colleague may have been faster. */
export type RefundStep = {
  readonly busy: boolean
  readonly problem: string | undefined
  readonly agree: () => void
  readonly refuse: (reason: string) => void
  readonly target: (target: Target) => void
  readonly transferred: (reference: string, payee: string) => void
}

export function useRefundStep({ id, code }: Refund, onDone: () => void): RefundStep {
  const t = useT('staff-refunds')
  const staff = useStaff()
  const { busy, problem, run } = useAct(onDone)

  async function take(done: 'agree' | 'refuse' | 'target' | 'transferred', work: () => Promise<unknown>) {
    if (!(await run(work))) return
    showToast('success', t(`done.${done}`, { code }))
    onDone()
  }

  return {
    busy,
    problem,
    agree: () => take('agree', () => staffCall(staff, 'POST /api/staff/refunds/:id/agree', { id })),
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
