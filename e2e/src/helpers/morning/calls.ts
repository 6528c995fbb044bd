import { type APIRequestContext, expect } from '@playwright/test'
import type { CallName, RequestOf, ResponseOf } from '@teeviet/contract'
import { sessionHeaders } from '../devices/staff-cookie.ts'

/** Makes a call of the contract and returns the `data` of its answer; a refusal fails the test. */
export type Caller = <Name extends CallName>(name: Name, fields: RequestOf<Name>) => Promise<ResponseOf<Name>>

/** @param token the account's that calls; a visitor without one */
export function callerOf(request: APIRequestContext, token = ''): Caller {
  return async (name, fields) => {
    const [method = 'GET', pattern = ''] = name.split(' ', 2)
    const rest: Record<string, unknown> = { ...fields }
    const path = pattern.replaceAll(/:(\w+)/g, (_, field: string) => {
      const value = String(rest[field])
      delete rest[field]
      return value
    })
    const headers: Record<string, string> = token === '' ? {} : sessionHeaders(token)
    const params = Object.entries(rest).map(([field, value]) => [field, String(value)])
    const answer =
      method === 'GET'
        ? await request.get(path, { headers, params: new URLSearchParams(params) })
        : await request.post(path, { headers, data: rest })
    const { data, error_msg } = await answer.json()
    expect(error_msg, name).toBe('')
    return data
  }
}
