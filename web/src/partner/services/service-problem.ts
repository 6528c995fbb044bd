import { FailedCall, Refused } from '#api/client/failed-call.ts'

export type ServiceProblem = {
  readonly title: string
  /** Asking once more may help. */
  readonly retry: boolean
  /** The server said no: it is not the line. */
  readonly isAnswered: boolean
}

/** The message when a partner's service was not found: the server's text, or a lost connection. */
export function serviceProblem(error: unknown, lineBroke: string): ServiceProblem {
  const isRefused = error instanceof Refused
  const isAnswered = isRefused || (error instanceof FailedCall && error.status > 0)
  return { title: isAnswered ? error.message || lineBroke : lineBroke, retry: !isRefused, isAnswered }
}
