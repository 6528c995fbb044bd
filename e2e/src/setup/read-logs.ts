import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'

/** The data of the product under test, and all its output. */
export const dataDir = '.tmp/e2e-data'
export const logFile = '.tmp/e2e.log'

/** Data that no log line may contain, whatever the test. */
const never = {
  'a phone': /(?<![\w.-])(?:0|\+?84)[35789]\d{8}(?!\w)/,
  'a token': /eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a code': /"(?:code|otp|otp_code)":"?\d{6}\b/,
  'a password': /"password":"(?!\[hidden\])/,
}

/**
 * After the last test: the product still runs, and no log of it or its database contains personal data or credentials.
 */
export default async function readLogs({ webServer }: FullConfig): Promise<void> {
  const ready = await fetch(String(webServer?.url)).catch((error: unknown) => error)
  if (!(ready instanceof Response && ready.ok)) {
    const last = (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-5)
    throw new Error(`the product no longer runs; its last lines:\n${last.join('\n')}`)
  }
  const engine = (await readdir(dataDir)).filter((name) => name.endsWith('.log'))
  const keys = (await readFile(join(dataDir, 'sandbox/partner-keys.json'), 'utf8')).match(/[\w+/=-]{32,}/g)
  if (!keys?.length) throw new Error('the banks’ keys are not where they are looked for')
  for (const file of [logFile, ...engine.map((name) => join(dataDir, name))])
    for (const line of (await readFile(file, 'utf8')).split('\n')) {
      const found = Object.entries(never).find(([, pattern]) => pattern.test(line))?.[0]
      const leak = found ?? (keys.some((key) => line.includes(key)) ? 'a key' : null)
      // The line itself would only be the next leak.
      if (leak)
        throw new Error(
          `${file} holds ${leak}: ${line.replaceAll(/[\w+/=.-]{6,}/g, (word) => word.slice(0, 5))}`,
        )
    }
}
