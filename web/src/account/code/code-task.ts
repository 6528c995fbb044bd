/** What the six digits are for. The dialog and the page of codes know nothing more about it. */
export type CodeTask = {
  /** Where the code was sent. */
  readonly phone: string
  /** When the countdown ends, epoch ms by the server's clock. */
  readonly until: number
  /** Login and points payment speak one way of an expired code, bookings another. */
  readonly wording: 'login' | 'booking'
  /**
   * Uses the code: null when it was right, else the text to show; `over` when no code can be right any more, after
   * too many wrong ones, so that another one is offered. A lost connection throws, having been told.
   */
  readonly submit: (code: string) => Promise<string | { readonly over: string } | null>
  /** Sends another code. Null leaves the dialog, for its opener to go on from. */
  readonly resend: () => Promise<{ readonly until: number } | { readonly text: string } | null>
}
