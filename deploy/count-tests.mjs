// Sums the reports of the test runners and prints the one line that a reader of a long log looks for.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

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
for (const reason of [...failedFiles(code), ...reasonsOf(browser)]) console.log(reason)
for (const error of browser?.errors ?? []) console.log(firstLine(error))
console.log(`${passed} passed, ${failedCode + failedBrowser + failedClones} failed`)

/** @param {{ testResults: { name: string, status: string }[] } | null} report */
function failedFiles(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => `failed: ${name}`)
}

/**
 * Why browser tests failed, the commonest reason first: one cause often fails many tests.
 * @param {import('@playwright/test/reporter').JSONReport | null} report
 */
function reasonsOf(report) {
  /** @type {Map<string, string[]>} */
  const tests = new Map()
  const collect = (/** @type {import('@playwright/test/reporter').JSONReportSuite} */ suite) => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests)
        if (test.status === 'unexpected') {
          const reason = firstLine(test.results.at(-1)?.error)
          tests.set(reason, [...(tests.get(reason) ?? []), `${spec.file}:${spec.line}`])
        }
    for (const inner of suite.suites ?? []) collect(inner)
  }
  for (const suite of report?.suites ?? []) collect(suite)
  return [...tests]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, 10)
    .map(([reason, at]) => `${at.length} × ${reason} (${at.slice(0, 3).join(', ')})`)
}

/** @param {{ message?: string } | undefined} error */
function firstLine(error) {
  const text = stripVTControlCharacters(error?.message ?? 'no reason')
  return text.split('\n').slice(0, 6).join(' ').slice(0, 400)
}
