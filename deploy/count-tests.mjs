// Adds up what the test runners wrote and prints the one line that a reader of a long log looks for.
import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const code = read('.tmp/vitest.json')
const browser = read('.tmp/playwright.json')
const passed = (code?.numPassedTests ?? 0) + (browser?.stats?.expected ?? 0) + (browser?.stats?.flaky ?? 0)
const unexecuted = code && code.numTotalTests === 0 ? 1 : 0
const failed = (code?.numFailedTests ?? 0) + (browser?.stats?.unexpected ?? 0) + unexecuted
console.log(`${passed} passed, ${failed} failed`)
