import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** The texts a golfer agrees to when they create an account. */
export type ConsentDocument = 'terms' | 'user-info'

/** The edition of each text that was agreed to; a missing one was not. */
export type Agreed = { readonly [Document in ConsentDocument]?: string | undefined }

/** Records a golfer's consents, in the transaction that creates the account. */
export async function recordConsents(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  { memberId, agreed, lang }: { memberId: number; agreed: Agreed; lang: Language },
): Promise<void> {
  for (const [document, version] of Object.entries(agreed)) {
    if (version === undefined) continue
    await q`
      insert into consents (member_id, document, version, language, given_at)
      values (${memberId}, ${document}, ${version}, ${lang}, ${clock.now()})`
  }
}

export type Consent = { document: ConsentDocument; version: string; language: string; given_at: Date }

/** A golfer's consents, the latest first. */
export function listConsents({ q }: Pick<Context, 'q'>, memberId: number): Promise<Consent[]> {
  return q<Consent>`
    select document, version, language, given_at from consents where member_id = ${memberId} order by id desc`
}
