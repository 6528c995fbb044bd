import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { afterAll, expect, it, vi } from 'vitest'
import { siteSettings } from '#api/queries/site-settings.ts'
import { markupOf } from '#i18n/testing/markup-of.ts'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

// links need a router, which is not what these tests are about
vi.mock('./agreed-by.tsx', () => ({ AgreedBy: () => null }))
// only a browser has passkeys
vi.mock('../passkeys/passkey-button.tsx', () => ({ PasskeyButton: () => null }))
const { LoginForm } = await import('./login-form.tsx')

/** The login form with a number typed, where codes by e-mail are on or off. */
async function formOf(phone: string, emailLogin: 0 | 1): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(siteSettings.queryKey, { email_login: emailLogin } as never)
  const nothing = () => undefined
  const pending = { phone } as never
  const form = createElement(LoginForm, {
    mode: 'login',
    onMode: nothing,
    onSent: nothing,
    onLoggedIn: nothing,
    pending,
  })
  return markupOf(createElement(QueryClientProvider, { client }, form), ['account'])
}

const onlyVietnamese = 'Mã OTP chỉ gửi được đến số di động Việt Nam'

it('a number of another country is refused while it is typed, where no code is sent by e-mail', async () => {
  const form = await formOf('+82 10 1234', 0)
  expect(form).toContain(onlyVietnamese)
  expect(form).not.toContain('type="email"')
})

it('it asks for an e-mail address instead, where the operator sends codes by e-mail', async () => {
  const form = await formOf('+82 10 1234', 1)
  expect(form).not.toContain(onlyVietnamese)
  expect(form).toContain('type="email"')
})

it('a Vietnamese number with its country code gets its code by SMS', async () => {
  for (const emailLogin of [0, 1] as const) {
    const form = await formOf('+84 91', emailLogin)
    expect(form).not.toContain(onlyVietnamese)
    expect(form).not.toContain('type="email"')
  }
})
