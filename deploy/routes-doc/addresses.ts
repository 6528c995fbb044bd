import { routes as consoleRoutes } from '../../console/src/routes.ts'
import { routes as webRoutes } from '../../web/src/routes.ts'
import { type Address, listAddresses } from '../build-tools/list-addresses.ts'

/** An address of the product and the application that answers it. */
export type ProductAddress = Address & { application: 'web' | 'console' }

const applications = [
  ['web', webRoutes],
  ['console', consoleRoutes],
] as const

/** Every address of the product: first the golfers' web, then the console. */
export function addresses(): ProductAddress[] {
  return applications.flatMap(([application, routes]) =>
    [...listAddresses(routes)].map((address) => ({ ...address, application })),
  )
}
