import { afterEach, describe, expect, it } from 'vitest'
import { decodeToken } from './decode-token.ts'
import { localKeysInUse, readLocal, removeLocal, writeLocal } from './local-store.ts'
import { dropSession, isBankUser, readSession, storeSession, updateSession } from './session.ts'

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
const tokenOf = (content: object) => `${part({ alg: 'HS256' })}.${part(content)}.signature`

afterEach(() => {
  for (const key of localKeysInUse()) removeLocal(key)
})

describe('the session', () => {
  it('takes from the token what the answer does not say', () => {
    storeSession({ token: tokenOf({ vga: 88, fullname: 'Nguyễn Văn Ẩn', bank_id: 7 }), phone: '0912345678' })
    expect(readSession()).toMatchObject({
      vga: 88,
      fullname: 'Nguyễn Văn Ẩn',
      bank_id: 7,
      phone: '0912345678',
    })
    expect(isBankUser(readSession())).toBe(true)
  })

  it('knows the order under both of its names', () => {
    storeSession({ token: tokenOf({ vga: 1 }), orderId: 'A1' })
    expect(readSession()).toMatchObject({ orderId: 'A1', order_id: 'A1' })
  })

  it('is kept as `info` with these fields, empty where nothing was said', () => {
    const token = tokenOf({ vga: 1 })
    storeSession({ token, avatar: null, point_wallet: '150000', is_new: 1 })
    expect(JSON.parse(readLocal('info') ?? '')).toEqual({
      token,
      vga: 1,
      id_display: '',
      fullname: '',
      phone: '',
      avatar: '',
      type_member: 0,
      point_wallet: 150_000,
      bank_id: 0,
      cif: '',
      orderId: '',
      order_id: '',
      merchant: '',
      proof_until: 0,
    })
  })

  it('is the same object until it changes, so that screens do not redraw for nothing', () => {
    storeSession({ token: tokenOf({ vga: 1 }) })
    const first = readSession()
    expect(readSession()).toBe(first)
    updateSession({ point_wallet: 5 })
    const second = readSession()
    expect(second).not.toBe(first)
    expect(second?.point_wallet).toBe(5)
    updateSession({ point_wallet: 5 })
    expect(readSession()).toBe(second)
  })

  it('is null when nothing, no token or nonsense is stored', () => {
    expect(readSession()).toBeNull()
    writeLocal('info', '{"vga":3}')
    expect(readSession()).toBeNull()
    writeLocal('info', '{broken')
    expect(readSession()).toBeNull()
    storeSession({ token: tokenOf({ vga: 1 }) })
    dropSession()
    expect(readSession()).toBeNull()
  })
})

describe('a token', () => {
  it('is read with its accents, and is nothing when it is not one', () => {
    expect(decodeToken(tokenOf({ fullname: 'Trần Thị Ủy' }))).toEqual({ fullname: 'Trần Thị Ủy' })
    expect(decodeToken('')).toBeNull()
    expect(decodeToken('a.b.c')).toBeNull()
  })
})
