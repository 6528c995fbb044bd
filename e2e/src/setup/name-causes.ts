import type { BrowserContext } from '@playwright/test'

/** React reports an error that it recovered from by a number only; what was thrown, its cause, is reported after it. */
export async function nameCauses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) reportError(error.cause)
    }),
  )
}
