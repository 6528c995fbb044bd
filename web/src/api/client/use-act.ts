import { useRef, useState } from 'react'
import { showToast } from '#dialogs/toast-store.ts'
import { FailedCall, Refused } from './failed-call.ts'

/**
 * What a golfer does by a press: one try at a time, and one behaviour when it goes wrong. A failed call has been told
 * already, a refusal (`Refused`) is shown with the server's words; both leave what was typed, and nothing is tried
 * again by itself. TanStack's `useMutation` does no more here and would add 0.5 kB to the first load of every page.
 *
 * @param act what is done; its argument tells several buttons apart
 * @returns `run`, which gives the act's result and undefined when it failed or is under way already; `isPending`; and
 * `pending`, the argument of the run that is under way
 * @throws (by `run`) what is neither: a fault of the page
 */
export function useAct<Input = void, Output = unknown>(act: (input: Input) => Promise<Output>) {
  const isRunning = useRef(false)
  const [pending, setPending] = useState<{ input: Input }>()

  async function run(input: Input): Promise<Output | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setPending({ input })
    try {
      return await act(input)
    } catch (error) {
      if (error instanceof Refused) showToast('warning', error.message)
      else if (!(error instanceof FailedCall)) throw error
      return undefined
    } finally {
      isRunning.current = false
      setPending(undefined)
    }
  }
  return { run, isPending: pending !== undefined, pending: pending?.input }
}
