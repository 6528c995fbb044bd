import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { courseName } from '#bookings/booking/load-course'
import { hashOfKey } from '#bookings/club-requests/ask-club'
import { nameOfPlayer } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { recordClaimStep } from './claim-rows.ts'
import { notifyClaim } from './notify.ts'

type WitnessPage = ResponseOf<'POST /api/hio-witness/view'>

type Row = {
  id: number
  code: string
  booking_id: number
  hole: number
  club: string
  yards: number
  witness_until: Date
  guest_name: string | null
  vga: number | null
  fullname: string | null
  play_date: string
  tee_time_at: Date | null
  title: string
  title_en: string
}

/**
 * What the witness of a link is asked to confirm.
 * @throws Refusal `hioClaim.linkOver` for an unknown key, after an answer, and after the link's time
 */
export async function readWitnessed(ctx: Context, key: string, lang: Language): Promise<WitnessPage> {
  return onWire(await findOpen(ctx.q, key, ctx.clock.now()), lang, 'open')
}

/**
 * The witness confirms or denies the hole-in-one by the link, which then ends; the golfer gets an SMS.
 * @throws Refusal `hioClaim.linkOver`; of two answers at once the second one
 */
export async function answerAsWitness(
  ctx: Context,
  { key, isSeen }: { key: string; isSeen: boolean },
  lang: Language,
): Promise<WitnessPage> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const claim = await findOpen(q, key, now)
    const state = isSeen ? 'witnessed' : 'denied'
    const [answered] = await q<{ id: number }>`
      update hio_claims set state = ${state}, witness_key_hash = null
      where id = ${claim.id} and witness_key_hash = ${hashOfKey(key)} and state = 'reported' returning id`
    if (!answered) throw new Refusal('hioClaim.linkOver')
    await recordClaimStep(q, claim.id, { state, at: now })
    await notifyClaim(ctx, q, { bookingId: claim.booking_id, number: claim.code, state })
    return onWire(claim, lang, isSeen ? 'confirmed' : 'denied')
  })
}

async function findOpen(q: Query, key: string, now: Date): Promise<Row> {
  const [row] = await q<Row>`
    select h.id, h.code /* not null */, h.booking_id, h.hole, h.club, h.yards, h.witness_until, p.guest_name, m.vga,
      m.fullname, b.play_date, b.tee_time_at, c.title, c.title_en
    from hio_claims h join booking_players p on p.id = h.booking_player_id left join members m on m.id = p.member_id
    join bookings b on b.id = h.booking_id join courses c on c.id = b.course_id
    where h.witness_key_hash = ${hashOfKey(key)} and h.witness_until > ${now}`
  if (!row) throw new Refusal('hioClaim.linkOver')
  return row
}

function onWire(row: Row, lang: Language, answer: WitnessPage['answer']): WitnessPage {
  return {
    answer,
    player: nameOfPlayer(row),
    facility: courseName(row, lang),
    date_played: row.tee_time_at?.getTime() ?? startOfDay(row.play_date),
    hole: row.hole,
    club: row.club,
    yards: row.yards,
    until: row.witness_until.getTime(),
  }
}
