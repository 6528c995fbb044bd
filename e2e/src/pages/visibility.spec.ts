import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { type Ability, abilities, type Viewer, visibility } from '@teeviet/contract/rules/visibility'
import { comeFromBank } from '../helpers/bank-customer.ts'
import { dialogEntries } from '../helpers/dialog-entries.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { signIn } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (area: string, key: string) => text('en', area, key)

test.skip(({ viewport }) => viewport?.width !== 390, 'what one may see does not go by width')

/** The kind of visitor, and the token of their session. */
type Come = (
  page: Page,
  request: APIRequestContext,
) => Promise<{ viewer: Viewer; token?: string; home?: number }>

const fromBank =
  (code: string, home: number): Come =>
  async (page, request) => {
    const token = await comeFromBank(page, request, code, newPhone())
    const { data } = await (await request.get(`/api/services/partner?code=${code}`)).json()
    return { viewer: { kind: 'bankUser', features: data.features }, token, home }
  }

const viewers: Record<string, Come> = {
  'a visitor': async () => ({ viewer: { kind: 'visitor' } }),
  'a member': async (page, request) => {
    const { token } = await signIn(page, request, newPhone())
    return { viewer: { kind: 'member' }, token }
  },
  'a customer of VietinBank': fromBank('vietin', 11),
  'a customer of BIDV': fromBank('bidv', 14),
}

/** The chat is a script of the operator's own choice, and the demo has none. */
const elsewhere: readonly Ability[] = ['chat']

for (const [who, come] of Object.entries(viewers))
  test(`${who} finds on the screens the content of the table, cell by cell`, async ({ page, request }) => {
    const { viewer, token, home } = await come(page, request)
    const bill = token === undefined ? 1 : (await placedBill(request, token)).id
    // Requests of the page opened before are not counted as home's.
    await page.goto('about:blank')
    const asked: string[] = []
    page.on('request', (one) => {
      const { pathname, search } = new URL(one.url())
      // the console is no screen of the partner's customer
      if (/^\/api\/(?!staff\/)/.test(pathname)) asked.push(`${search} ${one.postData() ?? ''}`)
    })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const looked = new Set(elsewhere)
    /** It is there once or not at all, or the login dialog has replaced it. */
    const isThere = async (ability: Ability, there: Locator) => {
      looked.add(ability)
      const expected = visibility(ability, viewer)
      if (expected === 'login') await expect(dialog.getByLabel(t('account', 'phone')), ability).toBeVisible()
      else await expect(there, ability).toHaveCount(expected === 'yes' ? 1 : 0)
    }

    await test.step('home', async () => {
      await open(page, '/wap', 'en')
      const bar = page.getByRole('navigation', { name: t('shell', 'bottomNavigation') })
      await isThere('browse', main.getByRole('heading', { level: 1 }))
      // The page was rendered with the common banners; the golfers of a bank have those of its own home.
      const banners = () => asked.flatMap((one) => /screen_type=\d+(?=&position=2)/.exec(one) ?? [])
      await expect.poll(banners).toEqual(home === undefined ? [] : [`screen_type=${home}`])
      await isThere('ownLook', page.locator('html[style*="--color-button"]'))
      await isThere('logInEntry', bar.getByRole('button', { name: t('shell', 'bar.login') }))
      await isThere('priceListTab', bar.getByRole('link', { name: t('shell', 'bar.prices') }))
      await page.getByRole('tab', { name: t('home', 'tabs.book') }).click()
      const form = page.getByRole('form', { name: t('booking', 'form.label') })
      await isThere('chooseInsurance', form.getByRole('button', { name: t('booking', 'form.packages') }))

      // The courses to choose from are asked for here and not on the server.
      await form.getByRole('button', { name: t('booking', 'form.course') }).click()
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      // The step back out of the dialog scrolls the page to where it was.
      await dialogEntries(page, 0)

      // The bar hides while one scrolls down, as the press on a field further down may have done.
      await page.evaluate(() => scrollTo(0, 0))
      const more = bar.getByRole('button', { name: t('shell', 'bar.more') })
      await expect(more).toBeInViewport()
      await more.click()
      await isThere('menu', dialog.getByRole('heading', { name: t('shell', 'menu.help') }))
      await isThere('golfCards', dialog.getByRole('heading', { name: t('shell', 'menu.products') }))
      await isThere('logOutEntry', dialog.getByRole('button', { name: t('shell', 'logout') }))
      await page.keyboard.press('Escape')

      await bar.getByRole('link', { name: t('shell', 'bar.bookings') }).click()
      await isThere('orders', main.getByRole('article'))
    })

    await test.step('the amount due, and the methods', async () => {
      if (token !== undefined)
        await isThere(
          'payByInquiry',
          main.getByRole('button', { name: t('history', 'card.pay'), exact: true }),
        )
      await open(page, `/wap/payment-method?id_general_bill=${bill}`, 'en')
      const methods = page.getByRole('list', { name: t('payment', 'method.choose') })
      const way = (type: string) => methods.getByText(t('payment', `method.hint.${type}`))
      await isThere('pay', methods)
      await isThere('payByTransfer', way('bank'))
      await isThere('payByPoints', way('point'))
      await isThere('payByCard', way('epay_all'))
      await isThere('payByOwnBank', way('card'))
      if (token === undefined) await isThere('payByInquiry', methods)
    })

    await test.step('an account of one’s own', async () => {
      await open(page, '/wap/account', 'en')
      await isThere('profile', main.getByRole('heading', { name: t('account-settings', 'data.title') }))
      await open(page, '/wap/add-member', 'en')
      await isThere('addPlayers', main.getByRole('button', { name: t('booking-steps', 'member.back') }))
      await open(page, '/wap/wallet/history-transaction', 'en')
      await isThere('wallet', page.getByRole('group', { name: t('wallet', 'movements.filter') }))
      await isThere('topUp', page.getByRole('link', { name: t('wallet', 'topUp') }))
    })

    await test.step('prices, a review, a booking from an offer', async () => {
      await open(page, '/baogia', 'en')
      await isThere('priceArrow', page.getByRole('button', { name: t('ui', 'back') }))
      await open(page, '/san/chi-tiet/1', 'en')
      const comment = main.getByLabel(t('course', 'reviews.comment'))
      if (token === undefined) {
        await comment.fill('Green đẹp')
        await main.getByRole('button', { name: t('course', 'reviews.send') }).click()
      }
      await isThere('review', comment)
      await open(page, '/wap/hot-deal', 'en')
      await main
        .getByRole('link', { name: t('tee-times', 'bookNow') })
        .first()
        .click()
      await isThere('book', page.getByRole('heading', { level: 1, name: t('booking', 'nowTitle') }))
    })

    await test.step('the console, which no golfer enters', async () => {
      await page.goto('/staff')
      await page.waitForURL('**/staff/sign-in**')
      await isThere('console', page.getByRole('navigation', { name: text('en', 'staff', 'tab.label') }))
    })

    const sends = (field: string) => asked.some((one) => new RegExp(`\\b${field}\\b`).test(one))
    const carried = { sendUid: 'uid', sendBankId: 'bank_id', sendIsWap: 'is_wap' } as const
    for (const [ability, field] of Object.entries(carried) as [Ability, string][]) {
      looked.add(ability)
      expect(sends(field), ability).toBe(visibility(ability, viewer) === 'yes')
    }
    expect(abilities.filter((ability) => !looked.has(ability))).toEqual([])
  })
