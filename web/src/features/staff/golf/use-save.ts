import { useState } from 'react'
import type { CallName, DataOf, RequestOf } from '../../../api/calls.ts'
import { FailedCall } from '../../../api/failed-call.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'

/**
 * Sends what staff changed. `save` gives the answer, or null when it was refused: then `problem` says why, in words to be
 * read out, and `isOutdated` whether a colleague was faster.
 */
export function useSave<Name extends CallName>(call: Name) {
  const t = useT('staff-golf')
  const staff = useStaff()
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
  return { ...state, save, forget: () => setState({ busy: false, problem: '', isOutdated: false }) }
}
