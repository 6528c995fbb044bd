import { afterEach, describe, expect, test } from 'vitest'
import { ask } from '#testing/apps/wire'
import { brokenPlaces } from '#testing/bookings/bookings'
import { addGolfer, type Golfer } from '#testing/bookings/golfers'
import { type Guard, startUnguardedServer, type UnguardedServer } from '#testing/processes/unguarded-server'
import { openSheet, promised, sendBooking } from '#testing/rush'

/*
 * A group on several tee times holds on each the places of the players who start there. Here the statement that
 * releases a removed player's place releases one of the group's other tee time: the database must refuse that, and
 * without the constraint the common invariant query must find the damage.
 */

let server: UnguardedServer
afterEach(() => server.close())

const placeIsTheOwn: Guard = {
  sql: /(h\.play_date = \$\d+::date) and h\.tee_time_id = (\$\d+)/,
  instead: '$1 and h.tee_time_id <> $2',
}

/** A group of six on two tee times, with the first player cancelled. */
async function cancelOneOfSix() {
  const golfer = await addGolfer(server.q)
  const { courseId, times } = await openSheet(server.q, { starts: 2, capacity: 4 })
  const sent = await sendBooking(server.url, golfer, {
    courseId,
    startsAt: times[0] ?? new Date(),
    players: 6,
  })
  return { golfer, answer: await leave(golfer, promised(sent)) }
}

async function leave(golfer: Golfer, bookingId: number | null) {
  const [first] = await server.q<{ id: number }>`
    select id from booking_players where booking_id = ${bookingId} order by position limit 1`
  return ask(`${server.url}/api/for_wap/cancel_booking`, {
    token: golfer.token,
    body: { id_general_bill_detail: bookingId, reason: '', player_id: first?.id },
  })
}

describe("a player's place given back on another tee time", () => {
  test('is refused by the database, and the group stays as it was', async () => {
    server = await startUnguardedServer([placeIsTheOwn])
    const { answer } = await cancelOneOfSix()
    expect(server.passed()).toEqual([1])
    expect(answer.status).toBe(500)
    expect(await brokenPlaces(server.q)).toEqual([])
  })

  test('is shown to leave places held for no player without that', async () => {
    server = await startUnguardedServer([placeIsTheOwn])
    await server.q.text('drop trigger places_held_are_players on booking_tee_times')
    await server.q.text('drop trigger places_held_are_players on booking_players')
    const { answer } = await cancelOneOfSix()
    expect(server.passed()).toEqual([1])
    expect(answer.error_code).toBe(0)
    expect(await brokenPlaces(server.q)).toMatchObject([
      { what: 'players of booking' },
      { what: 'players of booking' },
    ])
  })
})
