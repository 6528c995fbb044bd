import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Question } from './signed-in-again.ts'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const callApi = vi.fn()
vi.mock('../api/call.ts', async (original) => ({
  ...(await original<object>()),
  callApi: () => callApi(readStaffSession()?.login),
}))
const { FailedCall } = await import('../api/call.ts')
const { staffCall } = await import('./staff-call.ts')
const { currentQuestion, signedInAgain, subscribeQuestion } = await import('./signed-in-again.ts')
const { dropStaffSession, readStaffSession, storeStaffSession } = await import('./staff-session.ts')

let number = 0
let staff = sessionOf(1)

function sessionOf(id: number) {
  number += 1
  const session = {
    id,
    login: `login-${number}`,
    name: 'An',
    email: 'an@teeviet.test',
    roles: [],
    calls: [],
    lacks_factor: 0 as const,
  }
  storeStaffSession(session)
  return session
}

const asked: Question[] = []
subscribeQuestion(() => {
  const question = currentQuestion()
  if (question) asked.push(question)
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  asked.length = 0
  dropStaffSession()
  staff = sessionOf(1)
  const old = staff.login
  callApi.mockReset().mockImplementation(async (login) => {
    if (login === old) throw new FailedCall(498, 'Ended')
    return { by: login }
  })
})

describe('a session of the console that has ended', () => {
  it('makes the refused deed after the same person has signed in again', async () => {
    const note = staffCall(staff, 'POST /api/staff/bookings/:id/note', { id: 1, note: 'typed' })
    await settled()
    expect(asked).toMatchObject([{ email: 'an@teeviet.test' }])
    const again = sessionOf(1)
    asked[0]?.close()
    expect(await note).toEqual({ by: again.login })
  })

  it('asks once for however many calls, and each of them goes on', async () => {
    const calls = [1, 2, 3].map(() => staffCall(staff, 'GET /api/staff/queue', {}))
    await settled()
    expect(asked).toHaveLength(1)
    sessionOf(1)
    asked[0]?.close()
    expect(await Promise.all(calls)).toHaveLength(3)
  })

  it('makes no deed of one person in the name of another', async () => {
    const note = staffCall(staff, 'POST /api/staff/bookings/:id/note', { id: 1, note: 'typed' })
    const refused = expect(note).rejects.toThrow('Ended')
    await settled()
    sessionOf(2)
    asked[0]?.close()
    await refused
  })

  it('does not ask again after the dialog was closed, until the next action', async () => {
    const first = signedInAgain(staff, { quiet: true })
    asked[0]?.close()
    expect(await first).toBeNull()
    expect(await signedInAgain(staff, { quiet: true })).toBeNull()
    expect(asked).toHaveLength(1)
    const deed = signedInAgain(staff)
    expect(asked).toHaveLength(2)
    const again = sessionOf(1)
    asked[1]?.close()
    expect(await deed).toEqual(expect.objectContaining({ login: again.login }))
  })
})
