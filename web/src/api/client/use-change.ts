import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { showToast } from '#dialogs/toast-store.ts'
import { FailedCall, Refused } from './failed-call.ts'

/**
 * What a golfer does by a press: `useMutation`, one try at a time, and one behaviour when it goes wrong. A failed call
 * has been told already, a refusal (`Refused`) is shown with the server's words; both leave what was typed, and nothing
 * is tried again by itself.
 *
 * @param change what is done; its argument tells several buttons apart
 * @returns `run`, which gives the change's result and undefined when it failed or is under way already; `isPending`; and
 * `pending`, the argument of the run that is under way
 * @throws (by `run`) what is neither: a fault of the page
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
