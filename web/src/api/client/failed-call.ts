/**
 * A call that gave no usable answer. `status` is the HTTP status, 0 when there was no answer at all (offline,
 * timeout), 498 when the login session ended. What had to be said to the golfer has been said already.
 */
export class FailedCall extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, text: string) {
    super(text)
    this.name = 'FailedCall'
    this.status = status
    this.code = code
  }
}

/** An answered call that was refused: `error_code` is not 0, `message` is the server's text. Nothing was shown yet. */
export class Refused extends Error {
  readonly code: number
  constructor(code: number, text: string) {
    super(text)
    this.name = 'Refused'
    this.code = code
  }
}

/** Whether a call failed because what it asked for is not there, or is another golfer's. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refused || (error instanceof FailedCall && error.status === 404)
}

/** For `catch`: null for what is not there; every other error goes on. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
