import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { OwnProduct } from './own-product.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'vi-VN' }

/** A page on a phone of its own, of a visitor who has no account yet. */
export async function newGolfer(
  browser: Browser,
  product: OwnProduct,
  options: BrowserContextOptions = {},
): Promise<Page> {
  return (await product.open(browser, { ...phone, ...options })).newPage()
}

/** The same golfer in a page with the clock that the product has now, in place of the page before. */
export async function sameGolfer(browser: Browser, product: OwnProduct, before: Page): Promise<Page> {
  const storageState = await before.context().storageState()
  await before.context().close()
  return newGolfer(browser, product, { storageState })
}
