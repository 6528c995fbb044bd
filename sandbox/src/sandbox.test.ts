import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { transfer } from './bank/transfer.ts'
import { startSandbox } from './sandbox.ts'
import { startProduct, testOptions } from './testing/product.ts'

test('refuses connections from other machines by default', async () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.5', 'sandbox.example', '127.0.0.1.example'])
    await expect(startSandbox({ ...testOptions(), host })).rejects.toThrow('this machine only')
  const open = await startSandbox({ ...testOptions(), host: '0.0.0.0', allowOtherMachines: true })
  await open.close()
})

test('answers at its printed address, on any loopback name', async () => {
  for (const host of [undefined, 'localhost', '127.0.0.1']) {
    const { url, close } = await startSandbox({ ...testOptions(), ...(host && { host }) })
    expect(await (await fetch(`${url}/sms`)).json()).toEqual([])
    await close()
    await expect(fetch(`${url}/sms`)).rejects.toThrow()
  }
})

test('closing does not wait for open pages or for retries', async () => {
  const { url, close } = await startSandbox({ ...testOptions(), retryAfterSeconds: [600] })
  await fetch(`${url}/live`)
  await send(url)
  // it would be minutes
  await close()
})

test('an open page is notified of events', async () => {
  const { url, close } = await startSandbox({ ...testOptions(), retryAfterSeconds: [] })
  const { body } = await fetch(`${url}/live`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  await send(url)
  const seen: string[] = []
  while (!seen.join('').includes('data: changed'))
    seen.push((await reader?.read())?.value ?? 'data: changed?')
  expect(seen.join('')).toContain('data: changed\n')
  await close()
})

test('a restart keeps messages and transfers, continues reporting, and never reuses an id', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'teeviet-sandbox-'))
  const down = { ...testOptions(), dataDir, retryAfterSeconds: [600] }
  const first = await startSandbox(down)
  await sms(first.url, 'r1')
  const { id } = await send(first.url)
  await first.close()

  const product = await startProduct()
  const second = await startSandbox({ ...down, productUrl: product.url })
  await expect.poll(() => product.received).toHaveLength(1)
  expect(await (await fetch(`${second.url}/sms`)).json()).toMatchObject([{ to: '0912345678' }])
  expect(await sms(second.url, 'r1')).toMatchObject({ CodeResult: '124' })
  expect((await send(second.url)).id).toBeGreaterThan(id)
  const kept = await (await fetch(`${second.url}/bank/transfers`)).json()
  expect(kept).toMatchObject([{ delivery: 'delivered' }, { id, delivery: 'delivered' }])
  await second.close()
  product.close()
  await rm(dataDir, { recursive: true })
})

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
const order = { account_number: '060012345678', amount: 1000, content: 'TT8K4M2Q9P' }
const send = async (url: string) => transfer.parse(await post(`${url}/bank/transfers`, order))
const sms = (url: string, RequestId: string) =>
  post(`${url}/MainService.svc/json/SendMultipleMessage_V4_post_json`, {
    ApiKey: 'demo-api',
    SecretKey: 'demo-secret',
    Phone: '0912345678',
    Content: 'TeeViet: ma 123456',
    SmsType: '2',
    Brandname: 'TeeViet',
    RequestId,
  })

test('an address with nothing at it is a page for people and a word for programs', async () => {
  const { url, close } = await startSandbox(testOptions())
  for (const path of ['/nothing', '/checkouts/7']) {
    const seen = await fetch(url + path, { headers: { accept: 'text/html' } })
    expect([seen.status, await seen.text()]).toEqual([404, expect.stringContaining('Không có trang này')])
    const response = await fetch(url + path)
    expect([response.status, await response.json()]).toEqual([404, { error: 'not_found' }])
  }
  await close()
})
