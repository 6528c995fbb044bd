import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { pay } from '../helpers/sandbox.ts'
import { logIn, type SignedIn, test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('vi', 'round', key)

test.use({ serviceWorkers: 'allow' })

/** A paid round of the golfer's: its bill's code and its certificate. */
async function paidRound(request: APIRequestContext, { token }: SignedIn) {
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await placedBill(request, token)
  const asked = await request.post('/api/for_cms/create_request_for_wap_wgroup', {
    headers,
    data: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const { bank_account: account_number, amount, bank_code: content } = (await asked.json()).data.bank
  await pay(request, { account_number, amount, content })
  const rounds = async () =>
    (await (await request.get('/api/for_wap/next_rounds', { headers })).json()).data ?? []
  await expect.poll(async () => (await rounds()).length).toBe(1)
  return (await rounds())[0]
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('bk_next-rounds'))

/** Everything that the browser's caches hold. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const held: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) held.push(new URL(url).pathname)
    }
    return held
  })

/** Online pages until the rounds and what shows them are kept. */
async function visit(page: Page): Promise<void> {
  await open(page, '/wap', 'vi')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect.poll(() => kept(page)).not.toBeNull()
  await expect.poll(() => cached(page)).toContain('/offline')
}

test('without a network the next round and its certificate open, and nothing of them stays after the log-out', async ({
  page,
  context,
  request,
  golfer,
}) => {
  const round = await paidRound(request, golfer)
  await visit(page)
  await context.setOffline(true)

  await page.getByRole('link', { name: text('vi', 'shell', 'bar.bookings') }).click()
  await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: round.bill_code })
  await expect(card).toContainText(round.course.name)
  await expect(card).toContainText(round.course.address)
  await expect(card).toContainText('Khách Demo')
  await expect(page.getByText(round.certificate.number, { exact: true }).first()).toBeHidden()

  await page.goto(`/wap/insurance-certificate?insurrance_id=${round.certificate.id}`)
  await expect(page.getByText(round.certificate.number, { exact: true }).first()).toBeVisible()

  // No price and no place is ever an old one.
  expect((await cached(page)).filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual(
    [],
  )

  await context.setOffline(false)
  await page.waitForURL(({ pathname }) => pathname === '/wap/insurance-certificate')
  await open(page, '/wap', 'vi')
  await page.getByRole('button', { name: text('vi', 'shell', 'bar.more'), exact: true }).click()
  const reloaded = page.waitForEvent('load')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('vi', 'shell', 'logout') })
    .click()
  await reloaded
  expect(await kept(page)).toBeNull()
  await context.setOffline(true)
  await page.goto('/wap/history')
  await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
  await expect(page.getByText(round.bill_code)).toHaveCount(0)
})

test('another golfer on the same phone does not see the rounds of the one before, also without a network', async ({
  page,
  context,
  request,
  golfer,
}) => {
  const round = await paidRound(request, golfer)
  await visit(page)
  const other = await logIn(request, `09${String(Date.now()).slice(-8)}`)
  await page.evaluate((info) => localStorage.setItem('info', info), JSON.stringify(other))
  await context.setOffline(true)
  await page.goto('/wap/history')
  await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
  await expect.poll(() => kept(page)).toBeNull()
  await expect(page.getByText(round.bill_code)).toHaveCount(0)
})

test('the page that was asked for opens although the network came back before the offline page listened', async ({
  page,
  context,
}) => {
  await visit(page)
  await page.addInitScript(() => {
    window.addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true })
    Object.defineProperty(navigator, 'onLine', { get: () => true })
  })
  await context.setOffline(true)
  await page.goto('/bang-gia')
  await expect(page.getByRole('heading', { name: t('offline.title') })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: text('vi', 'prices', 'title') })).toBeVisible()
})
