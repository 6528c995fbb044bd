/** The refusals of a booking's code by their codes: wrong, over, and another one asked for too soon. */
export const codeRefusals = { wrong: 1204, expired: 1205, tooSoon: 1206 } as const

/**
 * The message of a refusal about the code for the code dialog, so that another one may be typed; null for any other
 * refusal.
 */
export function codeProblem({
  code,
  text,
}: {
  code: number
  text: string
}): string | { over: string } | null {
  if (code === codeRefusals.expired) return { over: text }
  return code === codeRefusals.wrong ? text : null
}
