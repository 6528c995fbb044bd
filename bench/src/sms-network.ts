import { startSandbox } from '@teeviet/sandbox'
import { sandboxCards } from '@teeviet/server/identity/partners/sandbox/sandbox-cards'
import { readConfig } from '@teeviet/server/platform/config/config'

// The network that the server's text messages go to, as a process of its own like an operator's provider: the sandbox
// that the server starts outside production would answer them on the measured thread.
const { bank, sms, zalo, gateways, port } = readConfig(process.env)
const { alepay, epay } = gateways
if (!alepay || !epay) throw new Error('outside production both gateways have accounts')
await startSandbox({
  port,
  productUrl: process.env.PRODUCT_URL ?? '',
  bank: { ...bank, accountNumbers: [bank.accountNumber] },
  sms,
  zalo: zalo ?? undefined,
  gateways: { alepay, epay, ...sandboxCards },
})
