import { useState } from 'react'
import { FailedCall, Refused } from '../../../api/failed-call.ts'
import { useT } from '../../../i18n/use-texts.tsx'

/** A deed at the console: whether it is under way, and what was in the way of the last one tried. */
export type Act = {
  readonly busy: boolean
  readonly problem: string | undefined
  /** Does it, and gives whether it was done. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** One deed at a time; a refusal is told in its own words and everything typed stays. */
export function useAct(): Act {
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
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, run }
}
