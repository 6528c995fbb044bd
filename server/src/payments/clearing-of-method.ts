import { type AccountName, CLEARING_GATEWAYS, clearingOf } from '../ledger/accounts.ts'

/** The clearing account of the gateway behind a payment method. */
export function clearingOfMethod(method: string): AccountName {
  const name = method === 'ale_pay' ? 'alepay' : method === 'epay_all' ? 'epay' : method
  const gateway = CLEARING_GATEWAYS.find((one) => one === name)
  if (!gateway) throw new Error(`no gateway takes ${method}`)
  return clearingOf(gateway)
}
