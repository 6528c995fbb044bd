/** The purpose of the six digits. The code dialog and page know nothing more about it. */
export type CodeTask = {
  /** Where the code was sent, unless by e-mail. */
  readonly phone: string
  readonly email?: string | undefined
  /** When the countdown ends, epoch ms by the server's clock. */
  readonly until: number
  /** Login and points payment have one text for an expired code, bookings another. */
  readonly wording: 'login' | 'booking'
  /**
   * Uses the code: null when it was right, else the text to show; `over` when the code is void, after too many wrong
   * attempts, so that another one is offered. A lost connection throws after it was reported.
   */
  readonly submit: (code: string) => Promise<string | { readonly over: string } | null>
  /** Sends another code. Null leaves the dialog, for its opener to go on from. */
  readonly resend: () => Promise<{ readonly until: number } | { readonly text: string } | null>
}
