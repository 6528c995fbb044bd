import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, dayOf, formatClock, startOfDay } from '@teeviet/contract/rules/time/dates'
import { signInByCall } from '../helpers/devices/staff-cookie.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { type Caller, callerOf } from '../helpers/morning/calls.ts'
import { stopForRain } from '../helpers/morning/in-the-office.ts'
import { type OwnProduct, ownProduct } from '../helpers/own-product/own-product.ts'
import { signIn } from '../helpers/own-product/sign-in.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay } from '../helpers/sandbox.ts'
import { logIn, type SignedIn } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

test.skip(({ hasTouch }) => !hasTouch, 'the same for both')
// one long story on a product of its own
test.setTimeout(300_000)

const t = (area: string, key: string) => text('vi', area, key)
const staffText = (key: string) => text('en', 'staff', key)
const changeText = (key: string) => text('en', 'staff-change', key)
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'vi-VN' }
const admin = { email: 'admin@teeviet.test', password: 'teeviet-demo' }
const players = 3

const sixOClock = startOfDay(addDays(dayOf(Date.now()), 1)) + 6 * 3_600_000

let product: OwnProduct
const devices: APIRequestContext[] = []
test.beforeAll(async () => {
  product = await ownProduct({ DEMO: '1', TEE_SHEET_DAYS: '10' })
  await product.startAt(sixOClock)
})
test.afterAll(async () => {
  await Promise.all(devices.map((device) => device.dispose()))
  await product.remove()
})

async function newDevice(): Promise<APIRequestContext> {
  const device = await request.newContext({ baseURL: product.url })
  devices.push(device)
  return device
}

/** The calls of the administrator, signed in anew. */
async function asAdmin(): Promise<Caller> {
  const device = await newDevice()
  return callerOf(device, await signInByCall(admin, product.url))
}

type Story = { course: number; asked: number; second: number; dayLater: number; price: number }

/**
 * A course whose golfers may change their bookings, two free tee times of one price on one of its days, and one of that
 * price on the day after.
 */
async function findStory(staff: Caller): Promise<Story> {
  for (const { id } of await staff('GET /api/staff/courses', {})) {
    const { settings } = await staff('GET /api/staff/courses/:id', { id })
    if (settings.change_hours === null || settings.is_instant) continue
    for (let ahead = 3; ahead < 8; ahead += 1) {
      const [day, next] = await Promise.all(
        [ahead, ahead + 1].map(async (days) => {
          const starts = await staff('GET /api/booking/booking_pax/sugestion_teetime_for_wap', {
            facility_id: id,
            date_played: dayOf(sixOClock + days * 86_400_000),
          })
          return starts.filter(
            ({ places_left, price, number_hole }) =>
              places_left >= players && price !== null && price > 0 && number_hole === 18,
          )
        }),
      )
      const [asked, second] = day ?? []
      const dayLater = next?.find(({ price }) => price === second?.price)
      if (!asked || !second?.price || !dayLater || asked.price !== second.price) continue
      return {
        course: id,
        asked: asked.start_at,
        second: second.start_at,
        dayLater: dayLater.start_at,
        price: second.price,
      }
    }
  }
  throw new Error('no course of the demo world has such tee times')
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: staffText('panel.label') })

/** Pays what the QR code in a picture asks for, once more if it is to arrive twice. */
async function payQr(page: Page, amount: number, times = 1) {
  const picture = page.getByRole('img', { name: formatMoney(amount) })
  await expect(async () => void (await readTransferQr(picture))).toPass()
  const transfer = await readTransferQr(picture)
  expect(transfer.amount).toBe(amount)
  for (let time = 0; time < times; time += 1) await pay(page.request, transfer, product.sandbox)
  return transfer
}

test('four people: another time named in the request, a split bill with a share paid twice and one late, a move by a day, and rain', async ({
  browser,
}) => {
  const staffPage = await (await product.open(browser, { viewport: { width: 1280, height: 900 } })).newPage()
  await signIn(staffPage, admin)
  const staff = await asAdmin()
  const { course, asked, second, dayLater, price } = await findStory(staff)
  const amount = price * players

  const organiser = await logIn(await newDevice(), newPhone(), product.sandbox)
  const member = await logIn(await newDevice(), newPhone(), product.sandbox)
  const golfer = callerOf(await newDevice(), organiser.token)
  const signedIn = async (who: SignedIn) => {
    const context = await product.open(browser, phone)
    await context.addInitScript((info) => localStorage.setItem('info', info), JSON.stringify(who))
    return context.newPage()
  }
  const page = await signedIn(organiser)
  const main = page.getByRole('main')

  const sent = await golfer('POST /api/services/create_booking_for_wap', {
    facility_id: course,
    date_played: asked,
    terms_agreed: 1,
    list_users: [organiser, member]
      .map(({ vga }) => ({ user_id: vga, name_out_system: '', list_insurrance: [] as number[] }))
      .concat({ user_id: -1, name_out_system: 'Trần Thị Thanh Hương', list_insurrance: [] }),
    alternatives: [{ facility_id: course, start_at: second, price }],
  })
  const id = sent.id_general_bill
  const code = sent.general_bill_code
  const bill = () => golfer('GET /api/services/get_bill_detail_for_wap', { bill_id: id })

  await test.step('the club has only the second time: staff confirm it, and the open bill moves to it', async () => {
    await open(page, `/wap/detail-history-booked/${id}`, 'vi')
    await expect(main.getByText(t('bill', 'status.awaitingStaff')).first()).toBeVisible()
    await open(staffPage, `/staff?tab=all&id=${id}`, 'en')
    const name = new RegExp(staffText('alternatives.confirm').replace('{time}', `.*${formatClock(second)}`))
    await staffPage.getByRole('button', { name }).click()
    await staffPage.getByRole('dialog').getByRole('button', { name }).click()
    await expect(panelOf(staffPage)).toContainText(staffText('alternatives.confirmed'))
    await expect(main.getByText(t('bill', 'status.awaitingPayment')).first()).toBeVisible()
    expect(await bill()).toMatchObject({ date_played: second, payment_amount: amount })
  })

  const progress = (n: number) =>
    main.getByRole('status').filter({
      hasText: t('shares', 'progress').replace('{n}', String(n)).replace('{all}', String(players)),
    })

  await test.step('the organiser splits it equally', async () => {
    await main.getByRole('button', { name: t('shares', 'button') }).click()
    await main.getByRole('button', { name: t('shares', 'form.save') }).click()
    await expect(progress(0)).toBeVisible()
  })

  const { split } = await bill()
  const shareOf = (name: string) => {
    const share = split?.shares.find((one) => one.name.includes(name))
    if (!share) throw new Error(`no share of ${name}`)
    return share
  }
  const guestShare = shareOf('Thanh Hương')
  const own = split?.shares.find(({ is_own }) => is_own === 1)
  const memberShare = split?.shares.find((one) => one !== own && one.player_id !== guestShare.player_id)
  if (!own || !memberShare) throw new Error('the split lacks a share')
  expect([own, memberShare, guestShare].map((one) => one.amount)).toEqual([price, price, price])

  const companion = await (await product.open(browser, phone)).newPage()
  await test.step('the companion without an account pays a share twice', async () => {
    await open(companion, new URL(guestShare.url).pathname, 'vi')
    await payQr(companion, price, 2)
    await expect(companion.getByText(t('shares', 'own.held'))).toBeVisible()
    await expect(progress(1)).toBeVisible()
  })

  const memberPage = await signedIn(member)
  let memberTransfer: Awaited<ReturnType<typeof payQr>> | undefined
  await test.step('the member keeps the code of a share, while the organiser pays the rest', async () => {
    await open(memberPage, new URL(memberShare.url).pathname, 'vi')
    const picture = memberPage.getByRole('img', { name: formatMoney(price) })
    await expect(async () => void (await readTransferQr(picture))).toPass()
    memberTransfer = await readTransferQr(picture)
    await open(page, `/wap/qr-payment?id_general_bill=${id}`, 'vi')
    await payQr(page, 2 * price)
    await page.waitForURL(/\/wap\/history\?type=3/)
  })

  await test.step('the late share of the member and the second of the companion go back to the đồng', async () => {
    if (!memberTransfer) throw new Error('the member has no code')
    await pay(memberPage.request, memberTransfer, product.sandbox)
    await expect(async () => {
      const waiting = await staff('GET /api/staff/refunds', { code })
      expect(waiting.map((refund) => refund.amount)).toEqual([price, price])
    }).toPass({ timeout: 30_000 })
    expect(await bill()).toMatchObject({ state: 'paid', paid_amount: amount, left_to_pay: null })
    await companion.reload()
    const asks = t('shares', 'refund.ask').replace('{amount}', formatMoney(price))
    await expect(companion.getByText(asks.split('{')[0] ?? asks)).toBeVisible()
  })

  await test.step('the organiser moves it by a day, and staff agree for the club', async () => {
    await open(page, `/wap/detail-history-booked/${id}`, 'vi')
    await main.getByRole('button', { name: t('bill', 'change.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('button[aria-expanded]').click()
    const cell = dialog.locator(`[data-day="${dayOf(dayLater)}"]`)
    if (!(await cell.isVisible())) await dialog.getByRole('button', { name: t('ui', 'next') }).click()
    await cell.click()
    await dialog.getByLabel(t('bill', 'change.newStart')).selectOption(String(dayLater))
    await dialog.getByRole('button', { name: t('bill', 'change.show') }).click()
    await dialog.getByRole('button', { name: t('bill', 'change.ask') }).click()
    await expect(main.getByText(t('bill', 'change.asked'))).toBeVisible()
    await open(staffPage, `/staff?tab=changes&id=${id}`, 'en')
    await panelOf(staffPage)
      .getByRole('button', { name: changeText('accept') })
      .click()
    await expect(main.getByText(t('bill', 'change.asked'))).toHaveCount(0)
    await expect(main.getByText(formatClock(dayLater)).first()).toBeVisible()
    expect(await bill()).toMatchObject({ state: 'paid', date_played: dayLater, payment_amount: amount })
  })

  await product.startAt(dayLater + 2.5 * 3_600_000)

  await test.step('rain after nine holes: half of what each paid goes back, to the wallet of the organiser at once', async () => {
    const later = await (await product.open(browser, { viewport: { width: 1280, height: 900 } })).newPage()
    await signIn(later, admin)
    await open(later, `/staff?tab=all&id=${id}`, 'en')
    const came = staffText('attendance.all').replace('{n}', String(players))
    await panelOf(later).getByRole('button', { name: came }).click()
    await expect(panelOf(later).getByText(staffText('attendance.checked_in'), { exact: true })).toHaveCount(
      players,
    )
    await stopForRain(later, code)
    const wallet = await golfer('GET /api/wallet/get_point', {})
    // two of the three shares were the organiser’s; the companion is asked for an account again
    expect(wallet.point).toBe(price)
    const daysLater = await asAdmin()
    const refunds = await daysLater('GET /api/staff/refunds', { code })
    const amounts = refunds.map((refund) => refund.amount).toSorted((a, b) => a - b)
    expect(amounts).toEqual([price / 2, price, price, price])
    const ledger = await daysLater('GET /api/staff/ledger/check', {})
    expect(ledger).toMatchObject({ balanced: true })
  })
})
