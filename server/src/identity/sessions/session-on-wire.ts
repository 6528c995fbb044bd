import { displayedVid } from '../members/vid.ts'
import type { SessionView } from './session-view.ts'

/** The session as the browser stores it, with the wire's names; absent values are empty text. */
export function sessionOnWire(token: string, session: Omit<SessionView, 'memberId'>) {
  const orderId = session.orderId ?? ''
  return {
    token,
    vga: session.vga,
    id_display: displayedVid(session.vga),
    fullname: session.fullname,
    phone: session.phone,
    avatar: session.avatar ?? '',
    type_member: session.tier,
    point_wallet: session.points,
    bank_id: session.bankId,
    cif: session.cif ?? '',
    orderId,
    order_id: orderId,
    merchant: session.merchant ?? '',
    proof_until: session.proofUntil?.getTime() ?? 0,
  }
}
