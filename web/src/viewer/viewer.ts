import type { Viewer } from '@teeviet/contract/rules/visibility'
import { readSession, type Session, useSession } from '#session/session.ts'
import { type Partner, readPartner, usePartner } from './partner-store.ts'

/** Who looks at the page, for the table of what each kind of visitor may see. */
function viewerOf(session: Session | null, partner: Partner | null): Viewer {
  if (!session) return { kind: 'visitor' }
  if (session.bank_id === 0) return { kind: 'member' }
  return { kind: 'bankUser', features: partner?.bank_id === session.bank_id ? partner.features : [] }
}

/** Who looks at the page, followed live; a visitor on the server. */
export function useViewer(): Viewer {
  return viewerOf(useSession(), usePartner())
}

/** Who looks at the page at this moment. */
export function currentViewer(): Viewer {
  return viewerOf(readSession(), readPartner())
}
