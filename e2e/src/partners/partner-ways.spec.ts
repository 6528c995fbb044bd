import { expect, type Locator, type Page, test } from '@playwright/test'
import { invalidTokenBackMs } from '@teeviet/contract/rules/limits'
import { ssoToken } from '../helpers/bank-customer.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { sandbox } from '../helpers/sandbox.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('en', area, key)
const sandboxPort = new URL(sandbox).port

test.use({ locale: 'en-GB' })
test.skip(({ viewport }) => viewport?.width !== 390, 'once, as on a phone')

const sessionIn = (page: Page) =>
  page.evaluate((): Record<string, unknown> | null => JSON.parse(localStorage.getItem('info') ?? 'null'))

/**
 * Opens an address with a message shown briefly before a redirect: here the redirect waits until the message was read,
 * however slow the machine is.
 */
async function openBriefly(page: Page, address: string, message: Locator): Promise<void> {
  await page.addInitScript((moment) => {
    const wait = window.setTimeout
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number, ...more: unknown[]) =>
        ms === moment ? Object.assign(window, { goBack: act }) && 0 : wait(act, ms, ...more),
    })
  }, invalidTokenBackMs)
  await page.goto(address)
  await expect(message).toBeVisible()
  await page.waitForFunction(() => 'goBack' in window)
  await page.evaluate(() => Object(window).goBack())
}

test('a customer of Sacombank is led on to the bank’s shop and insurance, and to no other bank’s', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  const token = await ssoToken(request, 'stb', phone)
  await open(page, `/navigate-stb?token=${token}`, 'en')
  await page.getByRole('link', { name: t('partners', 'chooser.shop') }).click()
  await page.waitForURL(`${sandbox}/partners/stb/shop?**`)
  await expect(page.getByRole('row', { name: `cif C${phone}` })).toBeVisible()
  await expect(page.getByRole('row', { name: `phone ${phone}` })).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: t('partners', 'chooser.hio') }).click()
  // our insurance site, under the host of this bank
  await page.waitForURL(`http://stb.localhost:${sandboxPort}/partners/stb/hio?**`)
  await expect(page.getByRole('row', { name: `cif C${phone}` })).toBeVisible()

  await open(page, '/vietin-shop', 'en')
  await expect(page.getByRole('alert').getByRole('heading')).toContainText('VietinBank')
  await page.goto('/redirect-handde')
  await page.waitForURL(`${sandbox}/partners/handde/callback?token=**`)
  await expect(page.getByRole('row', { name: `phone ${phone}` })).toBeVisible()

  await test.step('a refused exchange of the token is shown before the golfer is sent back', async () => {
    await open(page, '/wap/term-and-condition', 'en')
    await page.route('**/create_token_handde*', (route) =>
      route.fulfill({ status: 429, json: { error_code: 429, error_msg: 'Not so fast', data: null } }),
    )
    await openBriefly(page, '/redirect-handde', page.getByRole('heading', { name: 'Not so fast' }))
    await page.waitForURL('**/wap/term-and-condition?**')
  })
})

test('the plain chooser leads a customer of Sacombank to the shop of that bank', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  await open(page, `/navigate?token=${await ssoToken(request, 'stb', phone)}`, 'en')
  await page.getByRole('link', { name: t('partners', 'chooser.shop') }).click()
  await page.waitForURL(`${sandbox}/partners/stb/shop?**`)
  await expect(page.getByRole('row', { name: `phone ${phone}` })).toBeVisible()
})

test('a bank’s customer reads that the points are TeeViet’s, and is offered no top-up', async ({
  page,
  request,
}) => {
  await open(page, `/navigate-stb?token=${await ssoToken(request, 'stb', newPhone())}`, 'en')
  await page.getByRole('link', { name: t('partners', 'chooser.book') }).click()
  await page.waitForURL('**/wap')
  await open(page, '/wap/wallet/add-point', 'en')
  await expect(page.getByText(t('wallet', 'notForBank'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('wallet', 'notForBankText'))).toBeVisible()
  await expect(page.getByLabel(t('wallet', 'amount.label'))).toHaveCount(0)
})

test('a customer of VietinBank chooses between golf and the bank’s shop', async ({ page, request }) => {
  const phone = newPhone()
  const token = await ssoToken(request, 'vietin', phone)
  await open(page, `/vietin?token=${token}`, 'en')
  await page.getByRole('link', { name: t('partners', 'chooser.shop') }).click()
  await page.waitForURL(`${sandbox}/partners/vietin/shop?**`)
  await expect(page.getByRole('row', { name: `cif C${phone}` })).toBeVisible()
})

test('the plain choosers link to the courses, and report a bank without a shop', async ({
  page,
  request,
}) => {
  const token = await ssoToken(request, 'nab', newPhone())
  await open(page, `/navigate?token=${token}`, 'en')
  await page.getByRole('button', { name: t('partners', 'chooser.shop') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(t('ui', 'notice'))
  await expect(dialog).toContainText(t('partners', 'chooser.shopComing'))
  await page.keyboard.press('Escape')
  const book = page.getByRole('link', { name: t('partners', 'chooser.book') })
  await expect(book).toHaveAttribute('href', '/wap')
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await book.click()
  await page.waitForURL('**/wap')
  await expect.poll(() => sessionIn(page)).toMatchObject({ bank_id: 3, token })
  expect(loads).toBe(0)

  // One bank's golfers get the page reloaded, all of them in the language of their SSO token.
  await page.evaluate(() => localStorage.removeItem('info'))
  await page.goto(`/wap?lang=vi&token=${await ssoToken(request, 'bidv', newPhone())}`)
  await page.waitForURL(({ search }) => search === '?lang=en')
  await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'en')
  loads = 0
  await page.evaluate(() => localStorage.removeItem('info'))
  await page.goto(`/wap?token=${await ssoToken(request, 'bidv', newPhone())}`)
  await expect.poll(() => loads).toBe(2)
  expect(new URL(page.url()).search).toBe('')

  await page.evaluate(() => localStorage.removeItem('info'))
  await open(page, `/navigate-bidv?token=${await ssoToken(request, 'bidv', newPhone())}`, 'en')
  await expect(page.getByRole('link', { name: t('partners', 'chooser.book') })).toHaveAttribute(
    'href',
    '/wap',
  )
  await page.getByRole('button', { name: t('ui', 'back') }).click()
  await page.waitForURL('**/wap/bidv/redirect-app')
  await page.getByRole('link', { name: t('partners', 'left.stay') }).click()
  await page.waitForURL('**/wap')
  expect(await sessionIn(page)).toMatchObject({ bank_id: 7 })
})

test('an SSO token becomes the session; an invalid one, and an unknown service, end on a message', async ({
  page,
  request,
}) => {
  const token = await ssoToken(request, 'nab', newPhone())
  await page.goto(`/set-token?token=${token}`)
  await page.waitForURL(({ pathname }) => pathname === '/wap')
  expect(await sessionIn(page)).toMatchObject({ bank_id: 3, token })

  await open(page, '/set-token?token=a.b.c', 'en')
  await page.waitForURL('**/message?title=**')
  await expect(page.getByRole('heading', { name: t('partners', 'refused.title') })).toBeVisible()
  expect(await sessionIn(page)).toMatchObject({ token })

  await open(page, '/wap/redirect-other-service?title=Shop&type=https://elsewhere.example', 'en')
  await page.waitForURL('**/message?title=**')
  await expect(page.getByRole('heading', { name: t('partners', 'service.unknown') })).toBeVisible()
  await page.getByRole('link', { name: t('shell', 'message.button') }).click()
  await page.waitForURL('**/wap')

  await test.step('an invalid one, at home, is reported before the golfer is sent back', async () => {
    await openBriefly(page, '/wap?token=a.b.c', page.getByText(t('home', 'invalidToken')))
    // the page they came from was not notified of the way back
    await page.waitForFunction(() => !('goBack' in window))
    expect(await sessionIn(page)).toMatchObject({ token })
    // a page of its own has nowhere to go back to
    const [fresh] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => {
        window.open('/wap?token=a.b.c')
      }),
    ])
    await fresh.waitForURL('**/wap')
    await fresh.close()
  })

  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'the shop' }))
  await page.goto('/wap/redirect-other-service?title=Shop&type=shop')
  await expect(page.getByText('the shop')).toBeVisible()
})

test('a page may be framed only by its partner, and any page only by partners', async ({
  page,
  request,
  baseURL,
}) => {
  // the same bank's page at an address its row does not name
  const stranger = sandbox.replace('localhost', '127.0.0.1')
  const entry = `/navigate-stb?token=${await ssoToken(request, 'stb', newPhone())}`
  const frameAt = async (host: string, address: string) => {
    await page.goto(`${host}/bank/transfers`)
    await page.evaluate((src) => {
      document.body.innerHTML = '<iframe width="390" height="700"></iframe>'
      document.querySelector('iframe')?.setAttribute('src', src)
    }, `${baseURL}${address}`)
    return page.frameLocator('iframe')
  }
  const heading = { name: 'Sacombank' }
  await expect((await frameAt(sandbox, entry)).getByRole('heading', heading)).toBeVisible()
  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'))
  await frameAt(stranger, entry)
  await refused
  const everybodys = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'))
  await frameAt(stranger, '/wap')
  await everybodys
})

for (const [path, merchant] of [
  ['/jinpro', 'JINPRO'],
  ['/evga', 'EVGA'],
] as const)
  test(`${path} names its merchant at the login`, async ({ page, request }) => {
    await open(page, path, 'en')
    const { data } = await (await request.get(`/api/services/partner?merchant=${merchant}&lang=en`)).json()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(data.titles.welcome)
    // The partner stays the golfer's, and its style configuration is asked for on the next page as well.
    const style = page.waitForRequest((one) => one.url().includes('get-style-config'))
    await open(page, '/san-noi-bat', 'en')
    expect((await style).postDataJSON()).toMatchObject({ merchant })
    await open(page, path, 'en')
    const asked = page.waitForRequest((one) => one.url().includes('get_sms_login'))
    await page.getByRole('button', { name: t('shell', 'bar.login') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('account', 'createAccount') }).click()
    await dialog.getByLabel(t('account', 'phone')).fill(newPhone())
    await dialog.getByLabel(t('account', 'captcha'), { exact: true }).fill('golf5')
    await dialog
      .locator('form')
      .getByRole('button', { name: t('account', 'createAccount') })
      .click()
    expect((await asked).postDataJSON()).toMatchObject({ merchant })
  })
