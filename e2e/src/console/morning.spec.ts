import { type APIRequestContext, type Browser, expect, request, test } from '@playwright/test'
import { addDays, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { signInByCall } from '../helpers/devices/staff-cookie.ts'
import { open } from '../helpers/golfer.ts'
import { countPresses, expectKeysAlone, type Measured, measured } from '../helpers/keyboard/measured.ts'
import { type Caller, callerOf } from '../helpers/morning/calls.ts'
import { answerAsClub } from '../helpers/morning/club-by-keys.ts'
import { type Asked, newGolfers, smsTo, transfer } from '../helpers/morning/golfers.ts'
import {
  closeOver,
  findDearerOrCheaper,
  missingText,
  moveToStart,
  recordNoShow,
  stopForRain,
  takeWalkIn,
} from '../helpers/morning/in-the-office.ts'
import { type Handled, keyboardConsole, type Step } from '../helpers/morning/keyboard-console.ts'
import { sendRequests } from '../helpers/morning/requests.ts'
import { type OwnProduct, ownProduct } from '../helpers/own-product/own-product.ts'
import { signIn } from '../helpers/own-product/sign-in.ts'
import { text } from '../helpers/texts.ts'

// one long story on a product of its own
test.setTimeout(300_000)

const t = (key: string) => text('en', 'staff', key)

const password = 'teeviet-demo'
const admin = { email: 'admin@teeviet.test', password }
const colleague = { email: 'desk@teeviet.test', password }
/** The account of a club, and its courses. */
const portalOf = { email: 'club@teeviet.test', password, courses: [1, 3] as const }

const today = addDays(dayOf(Date.now()), 1)
const sixOClock = startOfDay(today) + 6 * 3_600_000

/** The steps for the requests of each list, in the order in which they were sent. */
const centralSteps: Step[] = ['both', 'both', 'reject', 'both', 'offer', 'confirm', 'snooze', 'both']
const southSteps: Step[] = ['both', 'both', 'both', 'reject', 'both', 'offer', 'both', 'both']

const stateAfter: Readonly<Record<Step, string>> = {
  both: 'placed',
  confirm: 'confirmed',
  place: 'placed',
  reject: 'rejected',
  offer: 'requested',
  offerProposed: 'requested',
  snooze: 'requested',
}

const devices: APIRequestContext[] = []
let product: OwnProduct
test.beforeAll(async () => {
  product = await ownProduct({ DEMO: '1', TEE_SHEET_DAYS: '3' })
  await product.startAt(sixOClock)
})
test.afterAll(async () => {
  await Promise.all(devices.map((device) => device.dispose()))
  await product.remove()
})

/** A device that calls the product. */
async function newDevice(): Promise<APIRequestContext> {
  const device = await request.newContext({ baseURL: product.url })
  devices.push(device)
  return device
}

/** A page of its own browser, signed in; what is pressed on it is counted. */
async function atConsole(browser: Browser, account: { email: string; password: string }) {
  const context = await product.open(browser, { viewport: { width: 1280, height: 900 } })
  await countPresses(context)
  const page = await context.newPage()
  await signIn(page, account)
  return page
}

/** The calls of the administrator, for what the story needs to know. */
async function adminCalls(): Promise<Caller> {
  const device = await newDevice()
  return callerOf(device, await signInByCall(admin, product.url))
}

const planOf = (asked: readonly Asked[], steps: readonly Step[]) =>
  new Map(asked.map(({ code }, place) => [code, steps[place] ?? 'both'] as const))

test('a morning at the operator’s: by keyboard alone two staff answer twenty requests, a club its own, and what comes up', async ({
  browser,
}) => {
  const staff = await adminCalls()
  const stateOf = async ({ id }: Asked) => (await staff('GET /api/staff/bookings/:id', { id })).state
  const golfers = await newGolfers(product, await Promise.all(Array.from({ length: 8 }, newDevice)))
  const asked = await sendRequests(callerOf(await newDevice()), golfers, {
    today,
    now: sixOClock,
    clubCourses: portalOf.courses,
  })
  const [mine, theirs, portal] = await Promise.all([
    atConsole(browser, admin).then(keyboardConsole),
    atConsole(browser, colleague).then(keyboardConsole),
    atConsole(browser, portalOf),
  ])
  const handled: Handled[] = []
  const acts: Record<string, Measured> = {}
  const [moved, short, , , , confirmed, snoozed] = asked.central
  const [taken, declined, proposed] = asked.club
  if (!moved || !short || !confirmed || !snoozed || !taken || !declined || !proposed)
    throw new Error('a request is missing')

  await test.step('two staff answer the centre and the south by keys, while the club of a course answers its own', async () => {
    await open(mine.page, '/staff?region=central', 'en')
    await open(theirs.page, '/staff?region=south', 'en')
    const [own, others, answers] = await Promise.all([
      mine.handle(planOf(asked.central, centralSteps)),
      theirs.handle(planOf(asked.south, southSteps)),
      answerAsClub(portal, asked.club, asked.freeAtClub),
    ])
    handled.push(...own, ...others)
    for (const [answer, took] of Object.entries(answers)) acts[`the club: ${answer}`] = took
    const states = await Promise.all(asked.central.map(stateOf))
    expect(states).toEqual(centralSteps.map((step) => stateAfter[step]))
    expect(await Promise.all(asked.south.map(stateOf))).toEqual(southSteps.map((step) => stateAfter[step]))
  })

  await test.step('with one request open in both consoles, the second reads that a colleague has dealt with it', async () => {
    const address = `/staff?region=north&id=${asked.north.id}`
    await Promise.all([open(mine.page, address, 'en'), open(theirs.page, address, 'en')])
    await expect(theirs.panel.locator('[data-presence]')).toBeVisible()
    await theirs.press('b')
    await expect(theirs.panel.getByLabel(t('act.note'))).toBeVisible()
    handled.push(await mine.handleOpen('both', asked.north.code))
    await expect(theirs.page.getByText(t('act.overtaken').replace('{code}', asked.north.code))).toBeVisible()
    await expect(theirs.panel.getByLabel(t('act.note'))).toBeHidden()
  })

  await test.step('the time that the club proposes is offered, and what it accepted is ordered', async () => {
    await open(mine.page, `/staff?region=north&id=${proposed.id}`, 'en')
    handled.push(await mine.handleOpen('offerProposed', proposed.code))
    await open(mine.page, '/staff', 'en')
    await mine.page.keyboard.press('2')
    handled.push(...(await mine.handle(planOf([confirmed, taken], ['place', 'place']))))
    expect(await stateOf(declined)).toBe('rejected')
  })

  await test.step('the golfer takes the offered time with one tap', async () => {
    const link = await smsTo(proposed, product, /\/o\/[\w-]{22}/)
    const phone = await product.open(browser, { viewport: { width: 390, height: 844 }, hasTouch: true })
    const page = await phone.newPage()
    await open(page, link, 'vi')
    await page.getByRole('button', { name: text('vi', 'bill', 'offer.accept') }).tap()
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    const accepted = await staff('GET /api/staff/bookings/:id', { id: proposed.id })
    expect(accepted).toMatchObject({ state: 'placed', date_played: asked.freeAtClub.at })
    await phone.close()
  })

  await test.step('an order is moved to a start at another price', async () => {
    const { order, other } = await findDearerOrCheaper(staff, [moved, ...asked.south.slice(4, 5)])
    const before = await staff('GET /api/staff/bookings/:id', { id: order.id })
    acts['move to a start at another price'] = await moveToStart(mine.page, order, other.label)
    const after = await staff('GET /api/staff/bookings/:id', { id: order.id })
    expect(after).toMatchObject({ date_played: other.start_at, state: 'placed' })
    expect(after.amount).not.toBe(before.amount)
    await smsTo(order, product, /→/)
  })

  await test.step('tee times are closed over three bookings: two stay, one ends', async () => {
    const [paid, kept, ended] = asked.south
    if (!paid || !kept || !ended) throw new Error('nothing is booked')
    await transfer(paid, product)
    await expect.poll(() => stateOf(paid)).toBe('paid')
    acts['close over three bookings'] = await closeOver(mine.page, [paid, kept, ended], ended)
    expect(await Promise.all([paid, kept, ended].map(stateOf))).toEqual(['paid', 'placed', 'cancelled'])
    await smsTo(ended, product, new RegExp(`Sân không nhận .*/b/${ended.id}$`))
  })

  let walkIn = ''
  await test.step('a walk-in is booked, paid in cash and checked in', async () => {
    const { code, took } = await takeWalkIn(mine.page, staff, today)
    walkIn = code
    acts['walk-in'] = took
  })

  await transfer(asked.early, product)
  await expect.poll(() => stateOf(asked.early)).toBe('paid')
  const { payment_deadline } = await staff('GET /api/staff/bookings/:id', { id: short.id })
  for (const page of [mine.page, theirs.page, portal]) {
    await expectKeysAlone(page)
    await page.context().close()
  }
  await product.startAt(Number(payment_deadline) - 5 * 60_000)
  const later = keyboardConsole(await atConsole(browser, admin))
  const { page } = later

  await test.step('a short transfer minutes before the deadline: staff extend the window, and the rest pays', async () => {
    const missing = 500_000
    const arrived = await transfer(short, product, missing)
    await page.keyboard.press('8')
    await expect(page.getByRole('row').filter({ hasText: short.code })).toContainText(
      missingText(arrived, missing),
    )
    acts['extend the payment window'] = await measured(page, async (waitFor) => {
      await page.keyboard.press('j')
      await waitFor(later.panel.getByRole('heading', { name: short.code }))
      await page.keyboard.press('e')
      await expect(later.panel.getByLabel(t('act.extendReason'))).toBeFocused()
      await page.keyboard.type('The golfer sends the rest')
      await page.keyboard.press('Enter')
      return waitFor(page.getByText(t('act.doneExtend').replace('{code}', short.code)))
    })
    const extended = await staff('GET /api/staff/bookings/:id', { id: short.id })
    expect(extended.payment_deadline).toBeGreaterThan(Number(payment_deadline))
    await transfer(short, product)
    await expect(later.panel.getByText(t('state.paid')).first()).toBeVisible()
  })

  await test.step('the snoozed request is back by itself, and is answered', async () => {
    await open(page, '/staff?region=central', 'en')
    handled.push(...(await later.handle(planOf([snoozed], ['both']))))
  })

  await test.step('rain ends the round of the walk-in, and the holes not played are credited', async () => {
    acts['rain check'] = await stopForRain(page, walkIn)
  })

  await test.step('the golfer of the first start did not come', async () => {
    acts['no-show'] = await recordNoShow(page, asked.early.code)
  })

  await expectKeysAlone(page)
  report(handled)
  reportActs(acts)
})

/** Prints what the requests took, and expects few keys of each; how fast people and the machine are, is not asserted. */
function report(handled: readonly Handled[]): void {
  const ofCode = new Map<string, { keys: number; staffMs: number }>()
  for (const { code, keys, staffMs } of handled) {
    const before = ofCode.get(code) ?? { keys: 0, staffMs: 0 }
    ofCode.set(code, { keys: before.keys + keys, staffMs: before.staffMs + staffMs })
  }
  const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
  const median = (numbers: readonly number[]) => numbers[Math.floor(numbers.length / 2)] ?? Number.NaN
  const keys = sorted([...ofCode.values()].map((request) => request.keys))
  const staffSeconds = sorted([...ofCode.values()].map(({ staffMs }) => staffMs / 1000))
  const machineSeconds = sorted(handled.map(({ machineMs }) => machineMs / 1000))
  console.log(
    `a morning: ${keys.length} requests by keyboard, keys a request: median ${median(keys)}, most ${keys.at(-1)}; ` +
      `staff seconds a request, without waiting: median ${median(staffSeconds).toFixed(2)}, ` +
      `most ${staffSeconds.at(-1)?.toFixed(2)}; from the last key to the result: ` +
      `median ${median(machineSeconds).toFixed(2)} s, longest ${machineSeconds.at(-1)?.toFixed(2)} s`,
  )
  // each of those asked in the centre, the south and the north, and two that the club answered
  expect(keys).toHaveLength(centralSteps.length + southSteps.length + 3)
  expect(handled).toHaveLength(keys.length + 2)
  expect(median(keys)).toBeLessThanOrEqual(3)
}

/** Prints what each of the other acts took, from its open page on. */
function reportActs(acts: Readonly<Record<string, Measured>>): void {
  const lines = Object.entries(acts).map(
    ([act, { keys, letters, machineMs }]) =>
      `  ${act}: ${keys} keys${letters > 0 ? `, ${letters} letters` : ''}, ` +
      `from the last key to the result ${(machineMs / 1000).toFixed(2)} s`,
  )
  console.log(['the other acts of the morning, by keyboard alone:', ...lines].join('\n'))
}
