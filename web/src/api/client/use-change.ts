import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { showToast } from '#dialogs/toast-store.ts'
import { FailedCall, Refused } from './failed-call.ts'

/**
 * An action started by a press: `useMutation`, one attempt at a time, and one error behaviour. A failed call
 * was reported already, a refusal (`Refused`) is shown with the server's text; both keep typed values, and nothing
 * is retried automatically.
 *
 * @param change the action; its argument distinguishes several buttons
 * @returns `run`, which returns the change's result, or undefined when it failed or is in progress already; `isPending`; and
 * `pending`, the argument of the current run
 * @throws (by `run`) any other error: a bug of the page
 */
export function useChange<Input = void, Output = unknown>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  const mutationKey = [useId()]
  const { mutateAsync, isPending, variables } = useMutation({ mutationKey, mutationFn: change })

  async function run(input: Input): Promise<Output | undefined> {
    // not `isPending`, which the second of two quick presses has not seen yet
    if (client.isMutating({ mutationKey }) > 0) return undefined
    try {
      return await mutateAsync(input)
    } catch (error) {
      if (error instanceof Refused) showToast('warning', error.message)
      else if (!(error instanceof FailedCall)) throw error
      return undefined
    }
  }
  return { run, isPending, pending: isPending ? variables : undefined }
}
