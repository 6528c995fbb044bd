import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'

/** The text of the file that the page saves by an act. */
export async function savedText(page: Page, act: () => Promise<void>): Promise<string> {
  return strFromU8(await savedBytes(page, act))
}

/** The same of an Excel file: the XML of all its parts, in which a cell is `>value<`. */
export async function savedWorkbook(page: Page, act: () => Promise<void>): Promise<string> {
  const parts = Object.values(unzipSync(await savedBytes(page, act)))
  return parts.map((part) => strFromU8(part)).join('')
}

async function savedBytes(page: Page, act: () => Promise<void>): Promise<Uint8Array> {
  const saved = page.waitForEvent('download')
  await act()
  return readFile(await (await saved).path())
}
