/** What a page of a PDF shows, worded in one language. */
export type PdfPage = {
  title: string
  number: string
  /** Epoch milliseconds. */
  issued_at: number
  issuer: { name: string; lines: readonly string[] }
  facts: readonly { label: string; value: string }[]
  /** Sums in VND, above their total. */
  sums?: { lines: readonly { label: string; amount: number }[]; total: string; amount: number }
  note: string
  /** A JPEG below the facts: the page is then A4, else A5. */
  picture?: Uint8Array
}
