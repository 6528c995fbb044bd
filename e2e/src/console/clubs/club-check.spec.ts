import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { sessionHeaders, signInByCall } from '../../helpers/devices/staff-cookie.ts'
import { ownProduct } from '../../helpers/own-product/own-product.ts'

const root = join(import.meta.dirname, '../../../..')

test.skip(({ hasTouch }) => !hasTouch, 'it opens no page')

/** Runs the command of the docs; returns its lines and its exit code. */
function clubCheck(...options: string[]): Promise<{ lines: string[]; code: number }> {
  return new Promise((resolve) => {
    const args = ['sandbox/src/club/check-club-system.ts', ...options]
    execFile(process.execPath, args, { cwd: root }, (failure, stdout) =>
      resolve({ lines: stdout.trim().split('\n'), code: Number(failure?.code ?? 0) }),
    )
  })
}

/** A new key of the demo's club, made as its administrator makes it. */
async function newKey(request: APIRequestContext, url: string): Promise<string> {
  const admin = { email: 'admin@teeviet.test', password: 'teeviet-demo' }
  const headers = sessionHeaders(await signInByCall(admin, url))
  const { data } = await (await request.get(`${url}/api/staff/users`, { headers })).json()
  const { id } = data.find(({ email }: { email: string }) => email === 'club@teeviet.test')
  const scopes = ['club.read', 'club.answer', 'club.allotments']
  const answer = await request.post(`${url}/api/staff/users/${id}/club-key`, { headers, data: { scopes } })
  return (await answer.json()).data.key
}

test('the check of a club’s system in a running product passes one that answers, and names what a silent one breaks', async ({
  request,
}) => {
  test.slow()
  const { url, sandbox, startAt, remove } = await ownProduct({ DEMO: '1' })
  try {
    await startAt(Date.now())
    const key = await newKey(request, url)
    const check = (of: string) => clubCheck('--url', url, '--sandbox', sandbox, '--key', of, '--wait', '20')

    await request.post(`${sandbox}/club/habits`, { data: { answers: true, forget_every: 0 } })
    const passed = await check(key)
    expect(passed.lines.at(-1)).toBe('all 4 passed')
    expect(passed.code).toBe(0)

    await request.post(`${sandbox}/club/habits`, { data: { answers: true, forget_every: 1 } })
    const failed = await check(key)
    expect(failed.lines.filter((line) => line.startsWith('FAILED'))).toEqual([
      expect.stringContaining('answers a request of a golfer (no call about TV'),
      expect.stringContaining('acknowledges a paid booking (no call about TV'),
    ])
    expect(failed.code).toBe(1)

    const refused = await check('tvclub_of_nothing')
    expect(refused.lines).toContainEqual(expect.stringMatching(/^FAILED.*answered 401/))
    expect(refused.code).toBe(1)
  } finally {
    await remove()
  }
})
