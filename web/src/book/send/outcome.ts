/** How sending a booking ended. */
export type Outcome<Data> =
  /** There is a booking. `isEarlier`: it came from a request before this one whose answer had been lost. */
  | { readonly sent: Data; readonly isEarlier: boolean }
  /** There is none, and why; `isReported` when the golfer has read it. */
  | { readonly refused: { code: number; text: string }; readonly isReported: boolean }
  /** There is none: the earlier request whose answer was missing never arrived, and now never will. */
  | { readonly neverArrived: true }
  /** Unknown: the connection broke. Sending it again settles it and makes no second booking. */
  | { readonly unknown: true }
