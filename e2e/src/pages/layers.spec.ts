import { expect, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'

test('a component’s own style overrides that of the bare element', async ({ page }) => {
  await open(page, '/404', 'vi')
  const home = page.getByRole('main').getByRole('link').first()
  const colour = (name: string) =>
    page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(${variable})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }, name)
  await expect(home).toHaveCSS('color', await colour('--color-on-brand'))
  await expect(home).toHaveCSS('background-color', await colour('--color-button'))
  const policy = page.getByRole('contentinfo').getByRole('link').first()
  await expect(policy).toHaveCSS('color', await colour('--color-on-deep'))
})
