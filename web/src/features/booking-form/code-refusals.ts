/** The refusals of a booking's code by their codes: wrong, and over. */
export const codeRefusals = { wrong: 1204, expired: 1205 } as const

/** Whether a refusal is about the code, so that another one may be typed. */
export function isCodeRefusal(code: number): boolean {
  return code === codeRefusals.wrong || code === codeRefusals.expired
}
