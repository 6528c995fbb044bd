import { expect, type Page, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'

/** Public pages, each with a link on the one before it. */
const pages = [
  '/wap',
  '/wap/search-facility',
  '/san/chi-tiet/',
  '/wap',
  '/tin-tuc',
  '/tin-tuc/chi-tiet/',
  '/wap',
  '/bang-gia',
  '/wap',
  '/policy/cancellation',
  '/wap',
]

/** The number of frames from the click on a link until its page is shown, by its heading and its address. */
function click(page: Page, address: string): Promise<{ frames: number; path: string; heading: string }> {
  return page.evaluate(async (start) => {
    const heading = () => document.querySelector('h1')?.textContent ?? ''
    const before = { path: location.pathname, heading: heading() }
    const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((link) =>
      start.endsWith('/') ? link.pathname.startsWith(start) : link.pathname === start,
    )
    if (!found) throw new Error(`no link to ${start} on ${before.path}`)
    found.click()
    const frame = () => new Promise(requestAnimationFrame)
    let frames = 0
    const isThere = () => location.pathname !== before.path && heading() !== before.heading
    while (!isThere() && frames < 600) {
      await frame()
      frames += 1
    }
    return { frames, path: location.pathname, heading: heading() }
  }, address)
}

/** Walks from page to page by their links, each until it is whole. */
async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.locator(`a[href^="${address}"]`).first().waitFor({ state: 'attached' })
    await click(page, address)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  }
}

test('between visited public pages the next one is shown within a frame or two, without the network', async ({
  page,
}) => {
  await open(page, '/wap', 'vi')
  await visit(page, pages.slice(1))
  await page.route('**', (route) => route.abort())
  const fewest = new Map<string, number>()
  // On a busy machine a frame may pass while the page is drawn; on one of three walks none does.
  for (let walk = 0; walk < 3; walk += 1) {
    for (const [step, address] of pages.slice(1).entries()) {
      const { frames, path } = await click(page, address)
      const name = `${step} ${path}`
      fewest.set(name, Math.min(frames, fewest.get(name) ?? frames))
    }
  }
  // One in which the browser takes the picture that the old page fades out with, one for the new page.
  expect([...fewest].filter(([, frames]) => frames > 2)).toEqual([])
})

test('a page opened again after a while is shown at once, without an outdated price', async ({ page }) => {
  const price = page.locator('main').getByText(/\d\.\d{3}đ$/)
  await open(page, '/wap', 'vi')
  await visit(page, ['/wap/search-facility', '/san/chi-tiet/'])
  await expect(price.first()).toBeVisible()
  await visit(page, ['/wap', '/bang-gia'])
  await expect(price.first()).toBeVisible()
  await visit(page, ['/wap'])
  await page.route('**', (route) => route.abort())
  await page.clock.setFixedTime(Date.now() + 2 * 60_000)
  for (const address of ['/wap/search-facility', '/wap', '/bang-gia', '/wap']) {
    expect((await click(page, address)).path).toBe(address)
    await expect(price, address).toHaveCount(0)
  }
})
