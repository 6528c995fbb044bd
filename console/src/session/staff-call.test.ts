import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const callApi = vi.fn()
vi.mock('../api/call.ts', async (original) => ({
  ...(await original<object>()),
  callApi: (call: string) => callApi(call),
}))
const { FailedCall } = await import('../api/call.ts')
const { staffCall } = await import('./staff-call.ts')
const { readStaffSession, storeStaffSession } = await import('./staff-session.ts')

const confirm = 'POST /api/staff/bookings/:id/confirm'
const session = {
  id: 1,
  login: 'login',
  name: 'An',
  email: 'an@teeviet.test',
  roles: ['staff' as const],
  calls: [confirm, 'GET /api/staff/queue'],
  lacks_factor: 0 as const,
}
const { login: _, ...account } = session

beforeEach(() => {
  storeStaffSession(session)
  callApi.mockReset()
})

describe('a call that is refused for want of a permission', () => {
  it('leaves the session with the calls that are left, and reports the refusal', async () => {
    callApi.mockImplementation(async (call) => {
      if (call === confirm) throw new FailedCall(403, 'Forbidden')
      return { ...account, calls: ['GET /api/staff/queue'] }
    })
    await expect(staffCall(session, confirm, { id: 1, note: '' })).rejects.toThrow('Forbidden')
    await expect.poll(() => readStaffSession()?.calls).toEqual(['GET /api/staff/queue'])
    expect(readStaffSession()?.login).toBe('login')
  })

  it('asks once for the session, also when that is refused', async () => {
    callApi.mockImplementation(() => {
      // an endless series would hang the test
      if (callApi.mock.calls.length > 5) return new Promise(() => {})
      return Promise.reject(new FailedCall(403, 'Forbidden'))
    })
    await expect(staffCall(session, confirm, { id: 1, note: '' })).rejects.toThrow('Forbidden')
    await vi.waitFor(() => expect(callApi).toHaveBeenCalledTimes(2))
    await new Promise((resolve) => setTimeout(resolve))
    expect(callApi).toHaveBeenCalledTimes(2)
    expect(readStaffSession()?.calls).toEqual(session.calls)
  })

  it('does not change the session of the next person', async () => {
    callApi.mockImplementation(async (call) => {
      if (call === confirm) throw new FailedCall(403, 'Forbidden')
      storeStaffSession({ ...session, id: 2 })
      return { ...account, calls: [] }
    })
    await expect(staffCall(session, confirm, { id: 1, note: '' })).rejects.toThrow('Forbidden')
    await expect.poll(() => readStaffSession()?.id).toBe(2)
    expect(readStaffSession()?.calls).toEqual(session.calls)
  })
})
