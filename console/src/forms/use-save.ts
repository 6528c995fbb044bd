import { useState } from 'react'
import type { DataOf, RequestOf } from '../api/call.ts'
import { FailedCall } from '../api/call.ts'
import { staffCall } from '../api/staff-call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { type StaffCall, useMayCall } from '../session/may-call.ts'
import { useStaff } from '../session/use-staff.tsx'

/**
 * Sends what staff changed. `save` gives the answer, or null when it was refused: then `problem` says why, in words to be
 * read out, and `isOutdated` whether a colleague was faster. `isPermitted`: whether one may make the call
 * at all.
 */
export function useSave<Name extends StaffCall>(call: Name) {
  const t = useT('staff-golf')
  const staff = useStaff()
  const isPermitted = useMayCall()(call)
  const [state, setState] = useState({ busy: false, problem: '', isOutdated: false })
  async function save(request: RequestOf<Name>): Promise<DataOf<Name> | null> {
    setState({ busy: true, problem: '', isOutdated: false })
    try {
      const answer = await staffCall(staff, call, request)
      setState({ busy: false, problem: '', isOutdated: false })
      return answer
    } catch (error) {
      const problem = (error instanceof Error && error.message) || t('failed')
      setState({ busy: false, problem, isOutdated: error instanceof FailedCall && error.status === 409 })
      return null
    }
  }
  return {
    ...state,
    isPermitted,
    save,
    forget: () => setState({ busy: false, problem: '', isOutdated: false }),
  }
}
