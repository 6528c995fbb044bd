import type { documentKinds } from '@teeviet/contract/entities/document'

export type DocumentKind = (typeof documentKinds)[number]

const letters: Readonly<Record<DocumentKind, string>> = { receipt: 'R', credit_note: 'C' }

/** A document's printed number: `R-2026-000017`. */
export function documentNumber(document: { kind: DocumentKind; year: number; number: number }): string {
  return `${letters[document.kind]}-${document.year}-${String(document.number).padStart(6, '0')}`
}
