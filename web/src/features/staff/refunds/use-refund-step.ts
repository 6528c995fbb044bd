import { useState } from 'react'
import type { RequestOf } from '../../../api/calls.ts'
import { FailedCall, Refused } from '../../../api/failed-call.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { showToast } from '../../../ui/toast-store.ts'
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
  const failed = useT('staff')
  const staff = useStaff()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take(done: 'agree' | 'refuse' | 'target' | 'transferred', work: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      showToast('success', t(`done.${done}`, { code }))
      onDone()
    } catch (error) {
      if (!(error instanceof Refused || error instanceof FailedCall)) throw error
      setProblem(error.message || failed('failed'))
    } finally {
      setBusy(false)
    }
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
