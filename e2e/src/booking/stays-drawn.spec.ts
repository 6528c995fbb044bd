import { expect, test } from '@playwright/test'

test('a booking page never loses what it shows while it becomes interactive', async ({ page }) => {
  await page.addInitScript(() => {
    let hasShown = false
    const look = () => {
      const isShown = (document.querySelector('main')?.textContent ?? '').trim().length > 30
      hasShown ||= isShown
      if (hasShown && !isShown) document.documentElement.setAttribute('data-went-blank', '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/booking-now?facility_id=2')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first(),
  ).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-went-blank', '')
})
