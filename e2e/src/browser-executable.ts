import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** An installed Chromium when there is one, else the one that comes as an npm package and runs on a bare machine. */
export async function browserExecutable(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed) return installed
  chromium.setGraphicsMode = false
  return chromium.executablePath()
}
