import { afterAll, expect, it, vi } from 'vitest'
import { canKeepPasskey, canUsePasskeys } from './can-use-passkeys.ts'

afterAll(() => vi.unstubAllGlobals())

const keyring = { isUserVerifyingPlatformAuthenticatorAvailable: async () => true }

/** A page in a browser: on its own, in a frame, or in the web view of a bank's app. */
function onPage(kind: 'own' | 'framed' | 'web view', isAble = true) {
  const page: Record<string, unknown> = isAble ? { PublicKeyCredential: keyring } : {}
  page.parent = kind === 'framed' ? {} : page
  if (kind === 'web view') page.ReactNativeWebView = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('PublicKeyCredential', keyring)
}

it('passkeys are offered on our own pages, where the browser has them', async () => {
  onPage('own')
  expect([canUsePasskeys(), await canKeepPasskey()]).toEqual([true, true])
  onPage('own', false)
  expect([canUsePasskeys(), await canKeepPasskey()]).toEqual([false, false])
})

it('passkeys are offered neither in a bank’s frame nor in its app’s web view', async () => {
  for (const kind of ['framed', 'web view'] as const) {
    onPage(kind)
    expect([kind, canUsePasskeys(), await canKeepPasskey()]).toEqual([kind, false, false])
  }
})
