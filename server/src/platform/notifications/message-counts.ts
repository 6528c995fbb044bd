import type { Context } from '../context/context.ts'

export type MessageCounts = { waiting: number; sent: number; failed: number }

/** The messages of the last hour by every channel, by what became of them; one that went by SMS in place of Zalo or push counts as the SMS. */
export async function messageCounts({ q, clock }: Context): Promise<MessageCounts> {
  const since = new Date(clock.now().getTime() - 3_600_000)
  const [counts] = await q<MessageCounts>`
    select count(*) filter (where sent_at is null and failed_at is null) as waiting,
      count(*) filter (where sent_at is not null) as sent,
      count(*) filter (where failed_at is not null and not exists (select from messages r where r.replaces_id = m.id)) as failed
    from messages m where created_at > ${since}`
  return counts ?? { waiting: 0, sent: 0, failed: 0 }
}
