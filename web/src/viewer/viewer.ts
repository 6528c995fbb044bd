import type { Viewer } from '@teeviet/contract/rules/visibility'
import { readSession, type Session, useSession } from '#session/session.ts'
import { type Partner, readPartner, usePartner } from './partner-store.ts'

/** The viewer of the page, for the table of each kind of visitor's rights. */
function viewerOf(session: Session | null, partner: Partner | null): Viewer {
  if (!session) return { kind: 'visitor' }
  if (session.bank_id === 0) return { kind: 'member' }
  return { kind: 'bankUser', features: partner?.bank_id === session.bank_id ? partner.features : [] }
}

/** The viewer of the page, followed live; a visitor on the server. */
export function useViewer(): Viewer {
  return viewerOf(useSession(), usePartner())
}

/** The current viewer of the page. */
export function currentViewer(): Viewer {
  return viewerOf(readSession(), readPartner())
}
