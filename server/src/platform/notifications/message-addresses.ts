import type { Context } from '../context/context.ts'
import type { Query } from '../database/sql.ts'

/** The proved e-mail address of a number: where messages to a foreign one go, and to others that choose it; null without one. */
export async function messageAddressOf(q: Query, phone: string): Promise<string | null> {
  const [row] = await q<{ email: string }>`select email from message_addresses where phone = ${phone}`
  return row?.email ?? null
}

/**
 * Records that the holder of an address has proved it for a foreign number. The first proof decides: returns whether the
 * address is the number's own.
 */
export async function proveMessageAddress(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  { phone, email }: { phone: string; email: string },
): Promise<boolean> {
  // waits for another first login with the same number, whose address then counts
  await q`
    insert into message_addresses (phone, email, proved_at) values (${phone}, ${email}, ${clock.now()})
    on conflict (phone) do nothing`
  return (await messageAddressOf(q, phone)) === email
}

/** Stores the address that the holder of a Vietnamese number has proved, in the place of an earlier one. */
export async function setMessageAddress(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  { phone, email }: { phone: string; email: string },
): Promise<void> {
  await q`
    insert into message_addresses (phone, email, proved_at) values (${phone}, ${email}, ${clock.now()})
    on conflict (phone) do update set email = excluded.email, proved_at = excluded.proved_at`
}

/** Forgets the address of a number. */
export async function forgetMessageAddress(q: Query, phone: string): Promise<void> {
  await q`delete from message_addresses where phone = ${phone}`
}
