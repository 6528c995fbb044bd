import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

/** The open dialogs, each with its close function. */
const { boxes, dismissed } = vi.hoisted(() => ({
  boxes: [] as { name: string; close: (result?: unknown) => void }[],
  dismissed: vi.fn(),
}))
const listeners = new Set<() => void>()

vi.mock('#dialogs/open.ts', () => ({
  openDialog: (name: string) => new Promise((close) => boxes.push({ name, close })),
  currentDialogs: () => boxes.map(({ name, close }) => ({ name, dismiss: () => close() })),
  dismissDialogs: dismissed,
}))
vi.mock('#i18n/load.ts', () => ({ textsIn: () => ({ of: () => (key: string) => key }) }))
vi.mock('#i18n/language-choice.ts', () => ({ documentLanguage: () => 'vi' }))
vi.stubGlobal('location', { pathname: '/wap/history' })
vi.stubGlobal('window', {
  addEventListener: (_: string, listener: () => void) => listeners.add(listener),
  removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
})
const { signedInAgain } = await import('./ended-session.ts')
const { dropSession, readSession, storeSession } = await import('#session/session.ts')

const old = { token: 'a.old.x', vga: 7 }
const settled = () => new Promise((resolve) => setTimeout(resolve))

async function answer(name: string, result?: unknown): Promise<void> {
  const at = boxes.findIndex((box) => box.name === name)
  boxes.splice(at, 1)[0]?.close(result)
  await settled()
}
const open = () => boxes.map(({ name }) => name)
const signIn = (token: string, vga: number) => storeSession({ token, vga })

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  location.pathname = `/wap/page-${Math.random()}`
  signIn(old.token, old.vga)
})
afterEach(async () => {
  while (boxes[0]) await answer(boxes[0].name)
  dropSession()
  vi.clearAllMocks()
})

describe('an ended session', () => {
  it('opens one box for all calls, and after the login all of them go on', async () => {
    const calls = Promise.all([
      signedInAgain(old, {}),
      signedInAgain(old, {}),
      signedInAgain(old, { quiet: true }),
    ])
    expect(open()).toEqual(['session-ended'])
    await answer('session-ended', true)
    expect(readSession()).toBeNull()
    expect(open()).toEqual(['login'])
    signIn('a.new.x', old.vga)
    await answer('login', true)
    expect(await calls).toEqual([true, true, true])
    expect(dismissed).not.toHaveBeenCalled()
  })

  it('chosen to stay keeps the session of the page, and fails the call', async () => {
    const call = signedInAgain(old, {})
    await answer('session-ended', false)
    expect(await call).toBe(false)
    expect(readSession()?.token).toBe(old.token)
    expect(open()).toEqual([])
  })

  it('is not asked about again by what goes on in the background, until another page', async () => {
    const call = signedInAgain(old, {})
    await answer('session-ended', false)
    await call
    expect(await signedInAgain(old, { quiet: true })).toBe(false)
    expect(open()).toEqual([])
    location.pathname = '/wap/elsewhere'
    signedInAgain(old, { quiet: true })
    expect(open()).toEqual(['session-ended'])
  })

  it('is asked about again by what the golfer does', async () => {
    const call = signedInAgain(old, {})
    await answer('session-ended', false)
    await call
    signedInAgain(old, {})
    expect(open()).toEqual(['session-ended'])
  })

  it('closes what belongs to the golfer when they do not log in again', async () => {
    const call = signedInAgain(old, {})
    await answer('session-ended', true)
    await answer('login')
    expect(await call).toBe(false)
    expect(dismissed).toHaveBeenCalledOnce()
  })

  it('lets no call of one golfer go on as another', async () => {
    const call = signedInAgain(old, {})
    await answer('session-ended', true)
    signIn('a.other.x', 8)
    await answer('login', true)
    expect(await call).toBe(false)
  })
})

describe('another tab', () => {
  it('with a new login answers this one as well', async () => {
    const call = signedInAgain(old, {})
    signIn('a.new.x', old.vga)
    const box = boxes[0]
    for (const listener of listeners) listener()
    expect(box?.name).toBe('session-ended')
    expect(await call).toBe(true)
    expect(listeners.size).toBe(0)
  })

  it('with a login before the call failed needs no dialog', async () => {
    signIn('a.new.x', old.vga)
    expect(await signedInAgain(old, {})).toBe(true)
    expect(open()).toEqual([])
  })

  it('with a logout offers the login only', async () => {
    dropSession()
    const call = signedInAgain(old, {})
    expect(open()).toEqual(['login'])
    signIn('a.new.x', old.vga)
    await answer('login', true)
    expect(await call).toBe(true)
  })
})
