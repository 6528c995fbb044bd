import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const screens = [
  '/wap',
  '/wap/search-facility?region=north',
  '/san/chi-tiet/1',
  '/wap/tee-time/1',
  '/booking-now?facility_id=1',
  '/wap/booking',
  '/san-noi-bat',
  '/wap/top-course',
  '/wap/hot-deal',
  '/wap/good-yard-area/1',
  '/wap/term-and-condition',
  '/tin-tuc',
  '/bang-gia',
  '/wap/history',
  '/policy/cancellation',
  '/message?title=TeeViet',
  '/404',
  '/staff/sign-in',
]

// Half of the languages on each kind of screen: together every screen in every language.
const languages = [
  { language: 'vi', project: 'phone-vi' },
  { language: 'jp', project: 'phone-vi' },
  { language: 'en', project: 'desktop-en' },
  { language: 'kr', project: 'desktop-en' },
]

for (const { language, project } of languages) {
  test(`every built screen is accessible, fits its width and logs no error (${language})`, async ({
    page,
  }, info) => {
    test.skip(info.project.name !== project)
    const noise: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/404 \(Not Found\)/.test(message.text())) noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(String(error)))
    for (const path of screens) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await page.locator('html[data-hydrated]').waitFor()
      await page.waitForTimeout(300)
      // No page has frames: the run that stays in it is the quicker one.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({
          rules: {
            'label-content-name-mismatch': { enabled: true },
            // Colours are the same in every language: each width measures them once.
            'color-contrast': { enabled: language === 'vi' || language === 'en' },
          },
        })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`,
      )
      expect.soft(found, path).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
    }
    expect(noise).toEqual([])
  })
}
