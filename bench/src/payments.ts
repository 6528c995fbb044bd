import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { makeTransferCode } from '@teeviet/contract/rules/money/transfer-code'
import { readConfig } from '@teeviet/server/platform/config/config'
import { ratePerSecond } from './rate.ts'
import type { Row } from './table.ts'
import type { World } from './world.ts'

const SIDES = 8
const SECONDS = 6
const TELLINGS = 10
const BILLS = 6_000
const PRICE = 2_000_000

/**
 * Payments a second when each transfer is reported once, and notifications a second when nine of ten are repeats: a
 * repeat is answered without repeating the work, so it must be much cheaper than a payment.
 */
export async function measurePayments(world: World, url: string): Promise<Row> {
  const contents = await placedBills(world)
  const agent = new Agent({ keepAlive: true, maxSockets: SIDES })
  const report = (id: number, content: string) =>
    post(agent, `${url}/api/payment/callback/sepay`, id, content)
  let next = 0
  const fresh = () => {
    const content = contents[next]
    next += 1
    if (!content) throw new Error('the bench has used up its bills: measure for a shorter time')
    return { id: randomInt(1, 2 ** 47), content }
  }
  const reportOnce = async () => {
    const { id, content } = fresh()
    await report(id, content)
  }
  await ratePerSecond(SIDES, 2, reportOnce)
  const once = await ratePerSecond(SIDES, SECONDS, reportOnce)
  const current = Array.from({ length: SIDES }, fresh)
  const repeated = await ratePerSecond(SIDES, SECONDS, async (side, turn) => {
    const isNew = Math.floor(turn / SIDES) % TELLINGS === 0
    if (isNew) current[side] = fresh()
    const reported = current[side]
    if (reported) await report(reported.id, reported.content)
  })
  agent.destroy()
  const ratio = repeated / once
  return {
    name: `notifications with 90 % repeats / payments applied, ${SIDES} at once`,
    measured: repeated,
    against: once,
    unit: 'notifications/s',
    ratio,
    better: 'higher',
    limit: 2,
    mayBeat: 'a repeat is answered without the work of a payment',
  }
}

/** Bills that wait for their money, each with the content its golfer transfers with. */
async function placedBills({ q, golfers }: World): Promise<string[]> {
  const codes = Array.from({ length: BILLS }, () => makeTransferCode(randomBytes(8)))
  const members = codes.map((_, index) => golfers[index % golfers.length]?.id ?? 0)
  await q`
    with asked as (
      select * from unnest(${codes}::text[], ${members}::bigint[]) as t (code, member)
    ), booked as (
      insert into bookings (code, member_id, course_id, state, channel, play_date, tee_time_at, holes, player_count,
        amount_vnd, created_at, requested_at, confirmed_at, placed_at, pay_by)
      select 'B' || code, member, (select min(id) from courses), 'placed', 'quick', current_date + 20, now() + interval '20 days', 18, 1,
        ${PRICE}::bigint, now(), now(), now(), now(), now() + interval '1 hour' from asked
      returning id, code, member_id
    ), billed as (
      insert into bills (id, code) select id, 'H' || code from booked returning id
    ), served as (
      insert into bill_services (bill_id, kind, amount_vnd) select id, 'booking', ${PRICE}::bigint from billed
    )
    insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at)
    select substr(code, 2), 'bill', id, member_id, 'bank', 'pending', ${PRICE}::bigint, now(), now() + interval '1 hour'
    from booked`
  return codes
}

function post(agent: Agent, url: string, id: number, content: string): Promise<void> {
  const { bank } = readConfig({})
  const body = JSON.stringify({
    id,
    transactionDate: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    accountNumber: bank.accountNumber,
    content,
    transferType: 'in',
    transferAmount: PRICE,
    referenceCode: `FT${id}`,
  })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', bank.sepaySecret).update(`${timestamp}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-sepay-timestamp': timestamp,
    'x-sepay-signature': `sha256=${signature}`,
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`a notification of the bench was refused: ${answer.statusCode}`))
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
