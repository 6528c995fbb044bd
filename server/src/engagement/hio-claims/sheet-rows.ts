import type { Query } from '#platform/database/sql'

/** An e-mail with the sheet of a claim: waiting while neither sent nor failed. */
type Sheet = {
  claim_id: number
  email: string
  who: string
  created_at: Date
  sent_at: Date | null
  failed_at: Date | null
}

/** The e-mails of several claims as staff see them, each claim's in their order. */
export async function sheetsOfClaims(q: Query, claimIds: readonly number[]) {
  const rows = await q<Sheet>`
    select s.claim_id, s.email, a.name as who, s.created_at, s.sent_at, s.failed_at
    from hio_claim_sheets s join staff_accounts a on a.id = s.staff_id
    where s.claim_id = any (${[...claimIds]}) order by s.claim_id, s.id`
  return (claimId: number) => {
    const own = rows.filter(({ claim_id }) => claim_id === claimId)
    return own.map(({ email, who, created_at, sent_at, failed_at }, position) => ({
      email,
      who,
      state: sent_at ? ('sent' as const) : failed_at ? ('failed' as const) : ('waiting' as const),
      at: (sent_at ?? failed_at ?? created_at).getTime(),
      is_repeat: own.slice(0, position).some((earlier) => earlier.sent_at) ? (1 as const) : (0 as const),
    }))
  }
}

/** Queues an e-mail; null while another one of the claim waits. */
export async function addSheet(
  q: Query,
  { claimId, staffId, email, now }: { claimId: number; staffId: number; email: string; now: Date },
): Promise<number | null> {
  const [row] = await q<{ id: number }>`
    insert into hio_claim_sheets (claim_id, staff_id, email, created_at)
    values (${claimId}, ${staffId}, ${email}, ${now}) on conflict do nothing returning id`
  return row?.id ?? null
}

/** Ends the e-mails of a claim whose job was lost: they have waited since before `before`. */
export async function endLostSheets(
  q: Query,
  { claimId, before, now }: { claimId: number; before: Date; now: Date },
): Promise<void> {
  await q`
    update hio_claim_sheets set failed_at = ${now}, failure = 'lost'
    where claim_id = ${claimId} and sent_at is null and failed_at is null and created_at < ${before}`
}

/** Records that an e-mail was taken or has failed for a cause; false if that was recorded already. */
export async function endSheet(
  q: Query,
  id: number,
  end: { at: Date; failure: string | null },
): Promise<boolean> {
  const { at, failure } = end
  const ended = await q<{ id: number }>`
    update hio_claim_sheets set sent_at = ${failure === null ? at : null}, failed_at = ${failure === null ? null : at},
      failure = ${failure}
    where id = ${id} and sent_at is null and failed_at is null returning id`
  return ended.length > 0
}
