import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkClubCalls, optionalVerbs } from './check-calls.ts'
import { type Checked, checkClubSystem } from './conformance.ts'

/**
 * Usage: npm run club:check -- <address of the webhook> <secret> [--key <key> [--port 3900] [--can decline,propose]
 * [--wait 60]]. With a key it also checks what the system sends: the system's address of the product is then this
 * machine's at the port. Ends with 1 when a rule is broken.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    port: { type: 'string', default: '3900' },
    can: { type: 'string', default: '' },
    wait: { type: 'string', default: '60' },
  },
})
const [url = '', secret = ''] = positionals
const [port, wait] = [Number(values.port), Number(values.wait)]
const can = optionalVerbs.filter((verb) => values.can.split(',').includes(verb))
const say = (line: string) => process.stdout.write(`${line}\n`)
if (url === '' || secret === '' || !Number.isInteger(port) || !(wait > 0)) {
  process.stderr.write(
    'usage: npm run club:check -- <address of the webhook> <secret> ' +
      `[--key <key> --port 3900 --can ${optionalVerbs.join(',')} --wait 60]\n`,
  )
  process.exit(2)
}
const results: Checked[] = []
const report = (checked: Checked[]) => {
  results.push(...checked)
  for (const { rule, ok, answered } of checked) say(`${ok ? 'ok  ' : 'FAIL'} ${rule} (${answered})`)
}
report(await checkClubSystem({ url, secret }))
if (values.key !== undefined) {
  const calls = await checkClubCalls({
    url,
    secret,
    key: values.key,
    port,
    can,
    waitMs: wait * 1000,
    quiet: () => sleep(Math.min(wait, 15) * 1000),
    onOpen: (open) => say(`waiting for the calls of the system at port ${open}`),
    ask: (verb, booking) =>
      say(
        booking ? `next: ${verb} ${booking.general_bill_code}` : 'next: give an allotment, then take it back',
      ),
  })
  report(calls)
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
