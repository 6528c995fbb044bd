import { useState } from 'react'
import { FailedCall, Refused } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { showToast } from '../kit/toast.ts'

/** A deed at the console: whether it is under way, and what was in the way of the last one tried. */
export type Act = {
  readonly busy: boolean
  readonly problem: string | undefined
  /** Does it, and gives whether it was done. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>
}

/**
 * One deed at a time; a refusal is told in its own words and everything typed stays. Where a colleague was faster,
 * `onOvertaken` shows how things are now, and the reason is told wherever the reader looks.
 */
export function useAct(onOvertaken?: () => void): Act {
  const t = useT('staff')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Refused || error instanceof FailedCall)) throw error
      setProblem(error.message || t('failed'))
      if (onOvertaken && error instanceof FailedCall && error.status === 409) {
        // the row may become another one, without the place where the problem stands
        showToast('warning', error.message)
        onOvertaken()
      }
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, run }
}
