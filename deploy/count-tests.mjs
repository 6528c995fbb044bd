// Sums the reports of the test runners and prints the one line that a reader of a long log looks for.
import { existsSync, readFileSync } from 'node:fs'

const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
const code = read('.tmp/vitest.json')
const browser = read('.tmp/playwright.json')
const clones = read('.tmp/fresh-clones.json')

// Tests which were not run, or could not be loaded, have failed as well.
const failedCode = code?.success && code.numTotalTests > 0 ? 0 : Math.max(1, code?.numFailedTests ?? 1)
const failedBrowser = browser ? browser.stats.unexpected + browser.errors.length : 1
const failedClones = clones?.failed ?? 1
const passed =
  (code?.numPassedTests ?? 0) +
  (browser ? browser.stats.expected + browser.stats.flaky : 0) +
  (clones?.passed ?? 0)
console.log(`${passed} passed, ${failedCode + failedBrowser + failedClones} failed`)
