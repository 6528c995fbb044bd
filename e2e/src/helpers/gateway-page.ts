import type { FrameLocator, Page } from '@playwright/test'

/** A buyer's steps on the sandbox's page of a gateway or bank; Vietnamese is its first language. */
export type Outcome = 'paid' | 'paid_3ds' | 'declined' | 'cancelled'

/** Settles a payment on a gateway's page, in a frame or a tab of its own. */
export async function settleAt(gateway: Page | FrameLocator, outcome: Outcome): Promise<void> {
  await gateway.locator(`input[name="outcome"][value="${outcome}"]`).check({ force: true })
  await gateway.locator('form[action$="/pay"] button.primary').click()
  if (outcome !== 'paid_3ds') return
  await gateway.locator('input[name="code"]').fill('123456')
  await gateway.locator('form[action$="/secure"] button.primary').click()
}
