import { expect, type Locator } from '@playwright/test'

/**
 * Drags a player's tile to a tee time until what a drop opens is there: while the sheet is loaded again, as when other
 * tests book on it, the mouse may let go beside the row.
 */
export async function dragTile(tile: Locator, row: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    await tile.dragTo(row)
    await expect(opened).toBeVisible({ timeout: 3_000 })
  }).toPass()
}
