import type { Query } from '#platform/database/sql'

/** The tables that the verbs of bookings and money write, in the order of their names. */
const tables = [
  'bill_services',
  'booking_alternatives',
  'booking_attachments',
  'booking_change_places',
  'booking_changes',
  'booking_claims',
  'booking_events',
  'booking_players',
  'booking_tee_times',
  'bookings',
  'closings',
  'club_requests',
  'counter_offer_places',
  'counter_offers',
  'counter_receipts',
  'documents',
  'ledger_entries',
  'messages',
  'open_flights',
  'payments',
  'rain_checks',
  'receipts',
  'refunds',
  'staff_acts',
  'tee_times',
  'waitlist_entries',
  'weather_decisions',
] as const

/** A digest of every row of bookings and money by table: equal digests mean that nothing was written in between. */
export async function writtenRows(q: Query): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const table of tables) {
    const [row] = await q.text(
      `select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t`,
    )
    digests[table] = String(Object(row).digest)
  }
  return digests
}
