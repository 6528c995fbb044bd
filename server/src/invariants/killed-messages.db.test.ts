import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expireDeadJobs } from '#testing/dead-jobs'
import { closeGate } from '#testing/gate'
import { makeServerHome, type ServerHome } from '#testing/processes/server-home'

/*
 * A server is killed after Zalo has accepted the message of a golfer and before that is recorded. The next server sends
 * it again under the same name, by which Zalo recognises it. The twin gives it another name and must see it twice.
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const phone = '0912000066'
const soon = { timeout: 60_000, interval: 200 }

let home: ServerHome
beforeEach(async () => {
  home = await makeServerHome()
})
afterEach(() => home.remove())

const received = async (by: 'zalo' | 'sms') => {
  const answer = await fetch(`${home.sandboxUrl}/${by}?phone=${phone}`, {
    headers: { accept: 'application/json' },
  })
  return Array(await answer.json()).flat()
}

/** Kills a server between the answer of Zalo and its record, and starts another one that sends the message. */
async function killBetween(rename: boolean): Promise<void> {
  const server = await home.start()
  const gate = await closeGate(home.pool, 'messages', { on: 'update', only: 'new.sent_at is not null' })
  await home.q`
    insert into message_channels (phone, topic, channel, changed_at) values (${phone}, 'booking', 'zalo', ${new Date()})`
  const [message] = await home.q<{ id: number }>`
    insert into messages (phone, text, kind, topic, created_at)
    values (${phone}, 'TeeViet: B17.', 'booking', 'booking', ${new Date()}) returning id`
  const id = message?.id ?? 0
  await home.q`
    insert into pgboss.job (name, data) values ('send-message', ${JSON.stringify({ messageId: id })}::jsonb)`
  await gate.reached()
  expect(await received('zalo')).toHaveLength(1)
  await server.kill()
  // the statement of the dead server would else be committed once the gate opens
  await home.q`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
  await gate.open()
  const sentAt = async () =>
    (await home.q<{ sent_at: Date | null }>`select sent_at from messages where id = ${id}`)[0]?.sent_at
  await expect.poll(sentAt, soon).toBeNull()
  if (rename) await home.q`update messages set request_id = gen_random_uuid() where id = ${id}`
  await expireDeadJobs(home.q)
  await home.start()
  await expect.poll(sentAt, soon).toBeInstanceOf(Date)
}

test('a message that Zalo accepted before the server was killed arrives once, and no SMS beside it', async () => {
  await killBetween(false)
  expect(await received('zalo')).toHaveLength(1)
  expect(await received('sms')).toEqual([])
})

test('it arrives twice under another name (twin)', async () => {
  await killBetween(true)
  expect(await received('zalo')).toHaveLength(2)
})
