import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Ability, type Viewer, visibility } from '@teeviet/contract/rules/visibility'
import { comeFromBank } from './bank-customer.ts'
import { newPhone, open } from './golfer.ts'
import { signIn } from './signed-in.ts'
import { text } from './texts.ts'

const t = (area: string, key: string) => text('en', area, key)

test.skip(({ viewport }) => viewport?.width !== 390, 'what one may see does not go by width')

type Come = (page: Page, request: APIRequestContext) => Promise<Viewer>

const fromBank =
  (code: string): Come =>
  async (page, request) => {
    await comeFromBank(page, request, code, newPhone())
    const { data } = await (await request.get(`/api/services/partner?code=${code}`)).json()
    return { kind: 'bankUser', features: data.features }
  }

const viewers: Record<string, Come> = {
  'a visitor': async () => ({ kind: 'visitor' }),
  'a member': async (page, request) => {
    await signIn(page, request, newPhone())
    return { kind: 'member' }
  },
  'a customer of VietinBank': fromBank('vietin'),
  'a customer of BIDV': fromBank('bidv'),
}

for (const [who, come] of Object.entries(viewers))
  test(`${who} finds on the screens what the table says, cell by cell`, async ({ page, request }) => {
    const viewer = await come(page, request)
    const asked: string[] = []
    page.on('request', (one) => {
      const { pathname, search } = new URL(one.url())
      if (pathname.startsWith('/api/')) asked.push(`${search} ${one.postData() ?? ''}`)
    })
    const isThere = async (ability: Ability, there: ReturnType<Page['locator']>) => {
      const wanted = visibility(ability, viewer) === 'no' ? 0 : 1
      await expect(there, ability).toHaveCount(wanted)
    }

    await open(page, '/wap', 'en')
    const bar = page.getByRole('navigation', { name: t('shell', 'bottomNavigation') })
    await isThere('logInEntry', bar.getByRole('button', { name: t('shell', 'bar.login') }))
    await isThere('priceListTab', bar.getByRole('link', { name: t('shell', 'bar.prices') }))
    const form = page.getByRole('form', { name: t('booking', 'form.label') })
    await isThere('chooseInsurance', form.getByRole('button', { name: t('booking', 'form.packages') }))

    // The courses to choose from are asked for here and not on the server.
    const dialog = page.getByRole('dialog')
    await form.getByRole('button', { name: t('booking', 'form.course') }).click()
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')

    // The bar hides while one scrolls down, as the press on a field further down may have done.
    await page.evaluate(() => scrollTo(0, 0))
    const more = bar.getByRole('button', { name: t('shell', 'bar.more') })
    await expect(more).toBeInViewport()
    await more.click()
    await expect(dialog.getByRole('heading', { name: t('shell', 'menu.help') })).toBeVisible()
    await isThere('golfCards', dialog.getByRole('heading', { name: t('shell', 'menu.products') }))
    await isThere('logOutEntry', dialog.getByRole('button', { name: t('shell', 'logout') }))
    await page.keyboard.press('Escape')

    await bar.getByRole('link', { name: t('shell', 'bar.bookings') }).click()
    if (visibility('orders', viewer) === 'login')
      await expect(dialog.getByLabel(t('account', 'phone'))).toBeVisible()
    else await expect(page).toHaveURL(/\/wap\/history$/)

    await open(page, '/baogia', 'en')
    await isThere('priceArrow', page.getByRole('button', { name: t('ui', 'back') }))

    await open(page, '/wap/wallet/history-transaction', 'en')
    if (visibility('wallet', viewer) === 'login')
      await expect(dialog.getByLabel(t('account', 'phone'))).toBeVisible()
    else {
      await expect(page.getByRole('group', { name: t('wallet', 'movements.filter') })).toBeVisible()
      await isThere('topUp', page.getByRole('link', { name: t('wallet', 'topUp') }))
    }

    await page.goto('/staff')
    await page.waitForURL('**/staff/sign-in**')

    const sent = (field: string) => asked.some((one) => new RegExp(`\\b${field}\\b`).test(one))
    expect({ uid: sent('uid'), bank_id: sent('bank_id'), is_wap: sent('is_wap') }).toEqual({
      uid: visibility('sendUid', viewer) === 'yes',
      bank_id: visibility('sendBankId', viewer) === 'yes',
      is_wap: visibility('sendIsWap', viewer) === 'yes',
    })
  })
