import { checkClubSystem } from './conformance.ts'

/** Usage: npm run club:check -- <address of the webhook> <secret>. Ends with 1 when a rule is broken. */
const [url = '', secret = ''] = process.argv.slice(2)
if (url === '' || secret === '') {
  process.stderr.write('usage: npm run club:check -- <address of the webhook> <secret>\n')
  process.exit(2)
}
const results = await checkClubSystem({ url, secret })
for (const { rule, ok, answered } of results)
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${rule} (${answered})\n`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
