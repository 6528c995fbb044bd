import { useRef, useState } from 'react'
import { showToast } from '#dialogs/toast-store.ts'
import { FailedCall, Refused } from './failed-call.ts'

/**
 * An action started by a press: one attempt at a time, and one error behaviour. A failed call was reported already, a
 * refusal (`Refused`) is shown with the server's text; both keep typed values, and nothing is retried automatically.
 * TanStack's `useMutation` does no more here and would add 0.5 kB to the first load of every page.
 *
 * @param act the action; its argument distinguishes several buttons
 * @returns `run`, which returns the act's result, or undefined when it failed or is in progress already; `isPending`;
 *   and `pending`, the argument of the current run
 * @throws (by `run`) any other error: a bug of the page
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
