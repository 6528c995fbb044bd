import { expect, test } from 'vitest'
import { earlyCallScript } from './early-call-script.ts'

const call = 'GET /api/services/get_bill_detail_for_wap' as const
const match = (firstCall: unknown) =>
  ({ params: { id: '8' }, staticData: { firstCall } }) as unknown as Parameters<typeof earlyCallScript>[0]
const ofBill = match(({ id }: { id: string }) => ({ call, fields: { bill_id: Number(id) } }))

type Sent = { address: string; headers: Record<string, string> }

/** Runs the script in a browser that keeps `info`. */
function run(script: string, info: string | null) {
  const sent: Sent[] = []
  const window: { earlyAnswer?: (path: string) => Promise<unknown> | undefined } = {}
  const fetch = async (address: string, { headers }: { headers: Sent['headers'] }) => {
    sent.push({ address, headers })
    return new Response('{"error_code":0}')
  }
  new Function('window', 'localStorage', 'fetch', script)(window, { getItem: () => info }, fetch)
  return { sent, answerTo: (path: string) => window.earlyAnswer?.(path) }
}

test('a signed-in golfer’s bill is asked for as the page itself would', async () => {
  const { sent, answerTo } = run(earlyCallScript(ofBill, 'kr'), '{"token":"abc","vga":100045}')
  const path = '/api/services/get_bill_detail_for_wap?bill_id=8&uid=100045&is_wap=1&lang=kr'
  const headers = { accept: 'application/json', 'accept-language': 'ko', authorization: 'Bearer abc' }
  expect(sent).toEqual([{ address: path, headers }])
  expect(answerTo(path.replace('kr', 'vi'))).toBeUndefined()
  expect(await answerTo(path)).toMatchObject({ status: 200, body: '{"error_code":0}' })
  expect(answerTo(path)).toBeUndefined()
})

test.each([
  ['a visitor', null],
  ['a bank’s user, whose call is another', '{"token":"abc","vga":100045,"bank_id":7}'],
  ['a damaged login', 'abc'],
])('nothing is asked for %s', (_, info) => {
  expect(run(earlyCallScript(ofBill, 'vi'), info).sent).toEqual([])
})

test('a page without such a call has no script', () => {
  expect(earlyCallScript(match(undefined), 'vi')).toBe('')
  expect(
    earlyCallScript(
      match(() => null),
      'vi',
    ),
  ).toBe('')
})
