import { expect, test } from '@playwright/test'
import { htmlLanguage, languages } from '@teeviet/contract/rules/languages'
import { open } from '../helpers/golfer.ts'

test('the languages have their flags, Vietnamese first, and the product is teal', async ({ page }) => {
  const html = await (await page.request.get('/wap')).text()
  expect(html).toContain('<html lang="vi"')
  const menu = html.matchAll(/\?lang=(\w\w)".{0,300}?flags\/(\w\w)\.svg/gs)
  expect([...menu].slice(0, 4).map(([, language, flag]) => `${language} ${flag}`)).toEqual([
    'vi vn',
    'en us',
    'kr kr',
    'jp jp',
  ])
  await open(page, '/wap', 'vi')
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim(),
  )
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(brand.slice(at, at + 2), 16))
  expect(Math.abs(green - blue), brand).toBeLessThan(25)
  expect(green - red, brand).toBeGreaterThan(60)
})

test('a page declares its language, by the code browsers know', async ({ request }) => {
  for (const language of languages) {
    const page = await (await request.get(`/wap?lang=${language}`)).text()
    expect(page).toContain(`<html lang="${htmlLanguage(language)}"`)
  }
})
