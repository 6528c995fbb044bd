import type { Page } from '@playwright/test'
import { sandbox } from '../sandbox.ts'

/**
 * A browser whose push service is the sandbox's and whose golfer permits notifications: the Chromium of the tests has no
 * push service and refuses them. Returns the name of the subscription.
 */
export async function withSandboxPush(page: Page): Promise<() => string> {
  let token = ''
  await page.exposeFunction('subscribeAtSandbox', async (key: string) => {
    const made = await (await page.request.post(`${sandbox}/push/browsers`, { data: { key } })).json()
    token = made.token
    return made
  })
  await page.addInitScript(() => {
    const stored = () => {
      const made = localStorage.getItem('test-push')
      if (made === null) return null
      const json = JSON.parse(made)
      const unsubscribe = async () => localStorage.removeItem('test-push')
      return { endpoint: json.endpoint, toJSON: () => json, unsubscribe }
    }
    const name = 'test-permission'
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(name) ?? 'default' })
    Notification.requestPermission = async () => {
      localStorage.setItem(name, 'granted')
      return 'granted'
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => stored(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const make: (key: string) => Promise<unknown> = Reflect.get(window, 'subscribeAtSandbox')
        localStorage.setItem('test-push', JSON.stringify(await make(applicationServerKey)))
        return stored()
      },
    })
  })
  return () => token
}
