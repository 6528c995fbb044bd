import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { approvalNeededCode, approvedActOf } from '@teeviet/contract/rules/money/approval'
import { type CallName, type DataOf, FailedCall, Refused, type RequestOf } from '../api/call.ts'
import { textsOf } from '../i18n/texts.ts'
import { useT } from '../i18n/use-texts.tsx'
import { showToast } from '../kit/toast.ts'
import { staffCall } from '../session/staff-call.ts'
import type { StaffSession } from '../session/staff-session.ts'
import { useStaff } from '../session/use-staff.tsx'
import { offerUndo, type Undo } from './undo.ts'

/**
 * The message after a successful act, with a warning where a follow-up is needed. With `undo` the message offers to undo
 * the act: only for acts with an exact inverse whose messages, if any, are not sent yet.
 */
type Done =
  | string
  | { readonly warning: string; readonly undo?: readonly Undo[] }
  | { readonly text: string; readonly undo: Undo | readonly Undo[] }

/** Calls that change something, one at a time: whether one is under way, and what was in the way of the last one. */
export type Act = {
  readonly busy: boolean
  readonly problem: string | undefined
  /** The error code of the refusal, as the contract lists them. */
  readonly code: number | undefined
  /**
   * Makes a call and returns its answer, or null when it was refused: `problem` is then the reason. `done` is shown on
   * success. In either case the console's data is loaded again before this returns. `key` names a creating request, so
   * that sending it again does not create a second thing.
   */
  readonly send: <Name extends CallName>(
    call: Name,
    request: RequestOf<Name>,
    done?: string | ((answer: DataOf<Name>) => Done | undefined),
    key?: string,
  ) => Promise<DataOf<Name> | null>
  /** Shows the message of several acts that were sent one after the other. */
  readonly report: (done: Done) => void
  /** Lets go of the problem. */
  readonly forget: () => void
}

/** The console's one way to change data; a refusal is shown with the server's text, and typed values stay. */
export function useAct(): Act {
  const t = useT('staff')
  const staff = useStaff()
  const client = useQueryClient()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  })
  const report = (done: Done) => notifyDone(done, { staff, client })
  return {
    busy: isPending,
    problem: error ? error.message || t('failed') : undefined,
    code: error instanceof Refused ? error.code : undefined,
    forget: reset,
    report,
    async send(call, request, done, key) {
      type Answer = DataOf<typeof call>
      try {
        const answer = (await mutateAsync(() =>
          staffCall(staff, call, request, { key })
            .catch((failure) => proposeInstead(staff, call, request, failure))
            .catch(reportConflict),
        )) as Answer
        // once the data is loaded again: who goes on earlier would edit the version before
        const message = typeof done === 'function' ? done(answer) : done
        if (message !== undefined) report(message)
        return answer
      } catch (failure) {
        if (failure instanceof Refused || failure instanceof FailedCall) return null
        throw failure
      }
    },
  }
}

function notifyDone(done: Done, scope: { staff: StaffSession; client: QueryClient }): void {
  if (typeof done === 'string') {
    showToast('success', done)
    return
  }
  const [kind, text] =
    'warning' in done ? (['warning', done.warning] as const) : (['success', done.text] as const)
  const undos = [done.undo ?? []].flat()
  if (undos.length > 0) offerUndo(kind, text, undos, scope)
  else showToast(kind, text)
}

/** An act over money that needs a second person is put before one; it was not done, so the refusal stays. */
async function proposeInstead(
  staff: StaffSession,
  call: CallName,
  fields: object,
  failure: unknown,
): Promise<never> {
  const act = Object.entries(approvedActOf).find(([of]) => of === call)?.[1]
  if (act && failure instanceof Refused && failure.code === approvalNeededCode) {
    await staffCall(staff, 'POST /api/staff/approvals', { act, fields: { ...fields } })
    showToast('success', textsOf('staff-sharing')('approvals.proposed'))
  }
  throw failure
}

/** A colleague was faster: the displayed data changes, perhaps without the place of the problem. */
function reportConflict(failure: unknown): never {
  if (failure instanceof FailedCall && failure.status === 409) showToast('warning', failure.message)
  throw failure
}
