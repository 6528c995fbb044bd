import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The Chromium that comes as an npm package, so that every machine tests in the same one: it is headless and needs half
 * the resources of an installed one. Where it does not run, as on a Mac, an installed one; `CHROMIUM_PATH` names
 * another.
 */
export async function browserExecutable(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  chromium.setGraphicsMode = false
  const packaged = await chromium.executablePath()
  const runs = spawnSync(packaged, ['--version']).status === 0
  return (!runs && INSTALLED.find((path) => existsSync(path))) || packaged
}
