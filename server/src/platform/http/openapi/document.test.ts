import type { Call } from '@teeviet/contract/call'
import { calls } from '@teeviet/contract/calls'
import { callerOf } from '@teeviet/contract/may'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { compileClient, generateTypes, lintDocument } from './check.ts'
import { openApiDocument } from './document.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const document = openApiDocument('https://golf.teeviet.vn')
const all: readonly Call[] = Object.values(calls)
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

function operationOf(call: Call) {
  const operation = document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`${call.method} ${call.path} is not in the document`)
  return operation
}

describe('the OpenAPI document', () => {
  it("passes Redocly's strictest recommended rules", async () => {
    expect(await lintDocument(document)).toEqual([])
  })

  it('is refused by the lint with an operation that refers to a schema it does not have', async () => {
    const schemas = { ...document.components.schemas }
    delete schemas.Bill
    const broken = { ...document, components: { ...document.components, schemas } }
    expect(await lintDocument(broken)).toContainEqual(expect.stringContaining('no-unresolved-refs'))
  })

  it('has exactly the calls of the contract, each once', () => {
    expect(operations).toHaveLength(all.length)
    for (const call of all) expect(operationOf(call).summary).toBe(call.summary)
  })

  it('names every operation uniquely, by the name of its call', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]*$/)
    expect(operationOf(calls['POST /api/for_wap/cancel_booking']).operationId).toBe('cancelBooking')
  })

  it('describes every operation in words of its own', () => {
    for (const { operationId, summary, description } of operations) {
      expect(description, operationId).toMatch(/^[A-Z].*\.$/s)
      expect(description, operationId).not.toBe(summary)
    }
    const descriptions = operations.map(({ description }) => description)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('asks for the token each call needs, and for none where visitors may make the call', () => {
    const expected = {
      visitor: [],
      golfer: [{ memberToken: [] }],
      staff: [{ staffSession: [] }],
      partner: [{ partnerKey: [] }],
    }
    for (const call of all) {
      const [first] = operationOf(call).security
      expect(first).toEqual(expected[callerOf(call.may)][0])
    }
    expect(operationOf(calls['GET /api/club/bookings']).security).toEqual([
      { staffSession: [] },
      { clubKey: [] },
    ])
    expect(operationOf(calls['GET /api/staff/users']).security).toEqual([{ staffSession: [] }])
  })

  it('prints the permitted callers of each call, for readers and for programs', () => {
    const printed = (call: Call) => [operationOf(call)['x-permission'], operationOf(call).description]
    expect(printed(calls['GET /api/services/get_detail_facility'])).toEqual([
      ['visitor'],
      expect.stringMatching(/ Anybody may make this call\.$/),
    ])
    expect(printed(calls['GET /api/for_wap/detail'])).toEqual([
      ['golfer'],
      expect.stringMatching(/ Any signed-in golfer may make this call\.$/),
    ])
    expect(printed(calls['GET /api/services/get_bill_detail_for_wap'])).toEqual([
      ['owner'],
      expect.stringContaining(' Only the golfer who owns what `bill_id` names may make this call;'),
    ])
    expect(printed(calls['POST /api/staff/bookings/:id/confirm'])).toEqual([
      ['bookings.confirm'],
      expect.stringContaining(
        ' Staff need the permission `bookings.confirm` (confirm booking requests; by default roles staff, admin).',
      ),
    ])
    expect(printed(calls['POST /api/staff/bookings/:id/confirm-and-place'])).toEqual([
      ['bookings.confirm', 'bookings.order'],
      expect.stringMatching(/ Staff need the permissions `bookings.confirm` .* and `bookings.order` .*\.$/),
    ])
  })

  it('offers Idempotency-Key exactly on the calls that honour it', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' }
    for (const call of all) {
      if (call.idempotent) expect(operationOf(call).parameters).toContainEqual(key)
      else expect(operationOf(call).parameters).not.toContainEqual(key)
    }
  })

  it('lists the error answers that apply to every operation', () => {
    const statuses = (call: Call) => Object.keys(operationOf(call).responses)
    for (const call of all) {
      expect(statuses(call)).toEqual(expect.arrayContaining(['200', '400', '429', '500', '503']))
      expect(statuses(call).includes('401')).toBe(callerOf(call.may) !== 'visitor')
      expect(statuses(call).includes('403')).toBe(['staff', 'partner'].includes(callerOf(call.may)))
    }
    expect(statuses(calls['GET /api/services/get_bill_detail_for_wap'])).toContain('404')
    expect(statuses(calls['POST /api/services/create_booking_for_wap'])).toContain('409')
  })

  it('without the calls of staff has every other call, names none of the console, and passes the same rules', async () => {
    const own = openApiDocument('https://golf.teeviet.vn', false)
    const paths = Object.keys(own.paths)
    expect(paths.filter((path) => path.startsWith('/api/staff'))).toEqual([])
    const others = all.filter((call) => callerOf(call.may) !== 'staff' && !call.path.startsWith('/api/staff'))
    expect(paths).toEqual([...new Set(others.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}')))])
    const security = Object.values(own.paths).flatMap((methods) => Object.values(methods))
    expect(security.filter(({ security }) => JSON.stringify(security).includes('staffSession'))).toEqual([])
    expect(await lintDocument(own)).toEqual([])
  })

  it('names the address under which integrators reach the server', () => {
    expect(document.servers).toEqual([{ url: 'https://golf.teeviet.vn' }])
  })
})

describe('the types generated from the OpenAPI document', () => {
  let types: string
  beforeAll(async () => {
    types = await generateTypes(document)
  })

  it('compile in a client that cancels a booking', async () => {
    expect(types).toContain('cancelBooking: {')
    expect(await compileClient(types)).toBe('')
  })

  it('do not compile there without that call', async () => {
    expect(await compileClient(types.replaceAll('cancelBooking', 'cancel'))).toContain('cancelBooking')
  })
})
