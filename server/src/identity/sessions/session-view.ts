import type { Context } from '#platform/context/context'
import { pointsOf } from '#platform/ledger/points'

/** The session data a golfer's browser stores, besides the token. */
export type SessionView = {
  memberId: number
  vga: number
  fullname: string
  phone: string
  avatar: string | null
  tier: number
  points: number
  bankId: number | null
  cif: string | null
  orderId: string | null
  merchant: string | null
  /** until when bookings accept the code of this login as theirs, see `hasLoginProof`; null for a login without one */
  proofUntil: Date | null
}

/** Reads a session of the member with their profile and today's balance. */
export async function viewSession(
  { q, config }: Pick<Context, 'q' | 'config'>,
  { memberId, sessionId }: { memberId: number; sessionId: string },
): Promise<SessionView> {
  const [[row], points] = await Promise.all([
    q<Omit<SessionView, 'points' | 'proofUntil'> & { provedAt: Date | null }>`
      select m.id as "memberId", m.vga, m.fullname, coalesce(m.phone, '') as phone, m.avatar, m.type_member as tier,
        s.bank_id as "bankId", s.cif, s.order_id as "orderId", s.merchant, s.proved_at as "provedAt"
      from member_sessions s join members m on m.id = s.member_id
      where s.id = ${sessionId}::uuid and m.id = ${memberId}`,
    pointsOf(q, memberId),
  ])
  if (!row) throw new Error('a session without its row')
  const { provedAt, ...view } = row
  const proofUntil = provedAt && new Date(provedAt.getTime() + config.rules.loginProof * 1000)
  return { ...view, proofUntil, points }
}
