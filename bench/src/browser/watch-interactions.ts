import type { Page } from '@playwright/test'

/** An interaction by the browser's own event timing. */
export type Interaction = { at: string; kind: string; ms: number; target: string }

/**
 * Watches the pages that are opened from now on.
 * @returns the interactions so far that took longer than a frame, to be read at the end of a session
 */
export async function watchInteractions(page: Page): Promise<() => Interaction[]> {
  const seen = new Map<number, Interaction>()
  await page.exposeFunction('reportInteraction', (id: number, interaction: Interaction) => {
    // an interaction is several events: press, release, click
    if (interaction.ms > (seen.get(id)?.ms ?? -1)) seen.set(id, interaction)
  })
  await page.addInitScript(observe)
  return () => [...seen.values()]
}

/** The slowest of a session. */
export function slowestOf(interactions: readonly Interaction[]): Interaction {
  return interactions.reduce((worst, next) => (next.ms > worst.ms ? next : worst))
}

/** In the page: reports every event that belongs to an interaction. */
function observe(): void {
  const describe = (target: unknown) =>
    target instanceof Element ? `${target.tagName.toLowerCase()} ${target.textContent.slice(0, 20)}` : ''
  // shorter ones are part of a frame
  const every = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      const { interactionId, name: kind, duration: ms, target } = entry
      window.reportInteraction(interactionId, { at: location.pathname, kind, ms, target: describe(target) })
    }
  }).observe(every)
}

declare global {
  interface Window {
    reportInteraction(id: number, interaction: Interaction): void
  }
}
