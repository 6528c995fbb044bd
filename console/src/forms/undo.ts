import type { QueryClient } from '@tanstack/react-query'
import { type CallName, FailedCall, Refused, type RequestOf } from '../api/call.ts'
import { textsOf } from '../i18n/texts.ts'
import { showOffer, showToast } from '../kit/toast.ts'
import { staffCall } from '../session/staff-call.ts'
import type { StaffSession } from '../session/staff-session.ts'

/** Undoes an act by the call that restores what was there before. */
export type Undo = (staff: StaffSession) => Promise<unknown>

/** The call that undoes an act; it names what the act left, so that a later change by a colleague stays. */
export function undoBy<Name extends CallName>(call: Name, request: RequestOf<Name>): Undo {
  return (staff) => staffCall(staff, call, request)
}

/** Shows what was done and offers to undo it, as long as the toast is shown: several acts as one, the last one first. */
export function offerUndo(
  kind: 'success' | 'warning',
  text: string,
  undos: readonly Undo[],
  scope: { staff: StaffSession; client: QueryClient },
): void {
  const take = () => void undoAll(undos, scope)
  showOffer(kind, text, { label: textsOf('staff')('undo.button'), shortcut: 'U', take })
}

/** Makes the calls one after the other and reports the outcome: for refused ones the server's reason. */
async function undoAll(
  undos: readonly Undo[],
  { staff, client }: { staff: StaffSession; client: QueryClient },
): Promise<void> {
  const t = textsOf('staff')
  const problems = new Set<string>()
  for (const undo of undos.toReversed()) {
    try {
      await undo(staff)
    } catch (failure) {
      if (!(failure instanceof Refused || failure instanceof FailedCall)) throw failure
      problems.add(failure.message || t('failed'))
    }
  }
  await client.invalidateQueries({ queryKey: ['staff'] })
  if (problems.size === 0) showToast('success', t('undo.done'))
  else showToast('warning', [...problems].join(' '))
}
