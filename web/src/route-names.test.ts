import { expect, it } from 'vitest'
import { listAddresses } from '../../deploy/build-tools/list-addresses.ts'
import { routeNames } from './route-names.ts'
import { routes } from './routes.ts'

it('the routes that were named are known by these names, and each is an address', () => {
  expect(routeNames).toEqual({
    'wallet-history-transaction': '/wap/wallet/history-transaction',
    'wallet-add-point': '/wap/wallet/add-point',
    'wap-wallet-payment-method': '/wap/wallet/payment-method',
    'wap-wallet-qr-payment': '/wap/wallet/qr-payment',
    'wap-certificate-insurance': '/wap/insurance-certificate',
  })
  const paths = [...listAddresses(routes)].map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(Object.values(routeNames)))
})
