import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkClubCalls, optionalVerbs } from './check-calls.ts'
import { checkInProduct } from './check-in-product.ts'
import { type Checked, checkClubSystem } from './conformance.ts'

const usage = `usage, against a running product and its sandbox (npm start):
  npm run club:check -- --url http://localhost:3000 --key <key of the account> [--sandbox <address>] [--wait 60]
and without a product, which the check then plays:
  npm run club:check -- <address of the webhook> <secret> [--key <key> --port 3900 --can ${optionalVerbs.join(',')} --wait 60]
`

/**
 * Tests the system of a club, as `usage` says: with `--url` in a running product, else with events, and with a key the
 * calls too, of a product that it plays. Prints each rule with passed or failed. Ends with 1 when a rule is broken, with 2
 * when it is called wrongly.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      sandbox: { type: 'string' },
      key: { type: 'string' },
      port: { type: 'string', default: '3900' },
      can: { type: 'string', default: '' },
      wait: { type: 'string', default: '60' },
    },
  })
  const [url = '', secret = ''] = positionals
  const { key } = values
  const [port, wait] = [Number(values.port), Number(values.wait)]
  const isWrong = values.url === undefined ? url === '' || secret === '' : key === undefined || url !== ''
  if (isWrong || !Number.isInteger(port) || !(wait > 0)) {
    process.stderr.write(usage)
    return 2
  }
  const results: Checked[] = []
  const report = (checked: Checked[]) => {
    results.push(...checked)
    for (const { rule, ok, answered } of checked) say(`${ok ? 'passed' : 'FAILED'}  ${rule} (${answered})`)
  }
  if (values.url !== undefined && key !== undefined) {
    const productUrl = values.url.replace(/\/+$/, '')
    const sandboxUrl = (values.sandbox ?? sandboxOf(productUrl)).replace(/\/+$/, '')
    say(`a golfer of ${sandboxUrl} books in ${productUrl}; the system has ${wait} seconds for each answer`)
    report(await checkInProduct({ productUrl, sandboxUrl, key, waitMs: wait * 1000 }))
  } else {
    report(await checkClubSystem({ url, secret }))
    if (key !== undefined)
      report(
        await checkClubCalls({
          url,
          secret,
          key,
          port,
          can: optionalVerbs.filter((verb) => values.can.split(',').includes(verb)),
          waitMs: wait * 1000,
          quiet: () => sleep(Math.min(wait, 15) * 1000),
          onOpen: (open) => say(`waiting for the calls of the system at port ${open}`),
          ask: (verb, booking) =>
            say(
              booking
                ? `next: ${verb} ${booking.general_bill_code}`
                : 'next: give an allotment, then take it back',
            ),
        }),
      )
  }
  const failed = results.filter(({ ok }) => !ok).length
  say(failed === 0 ? `all ${results.length} passed` : `${failed} of ${results.length} failed`)
  return failed === 0 ? 0 : 1
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The sandbox of `npm start`: at the next port. */
function sandboxOf(productUrl: string): string {
  const { protocol, hostname, port } = new URL(productUrl)
  return `${protocol}//${hostname}:${Number(port || 3000) + 1}`
}

process.exitCode = await main()
