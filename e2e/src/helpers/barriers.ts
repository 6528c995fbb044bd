import type { Page } from '@playwright/test'
import axe from 'axe-core'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations' as const],
}

/** The accessibility violations of the open page, or that part of it, in axe's words. */
export const barriersOn = (page: Page, part = 'html') => violationsOn(page, part, options)

/** Those that the words of one language can have: a name for screen readers without the words on the screen. */
export const misnamedOn = (page: Page) =>
  violationsOn(page, 'html', { ...options, runOnly: ['label-content-name-mismatch'] })

async function violationsOn(page: Page, part: string, asked: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(([root, how]) => window.axe.run(root, how), [
    part,
    asked,
  ] as const)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`,
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
