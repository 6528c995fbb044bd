import type { Page } from '@playwright/test'

/** The words of a page's main part as they come from the server. */
export async function wordsOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text()
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return main
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
