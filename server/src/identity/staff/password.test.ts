import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

describe('a password', () => {
  it('is distinguished from another one', async () => {
    const hash = await hashPassword('một mật khẩu dài')
    expect(await isPassword('một mật khẩu dài', hash)).toBe(true)
    expect(await isPassword('một mật khẩu dài ', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  it('is the same in every Unicode form of its marks', async () => {
    expect(await isPassword('mật'.normalize('NFD'), await hashPassword('mật'.normalize('NFC')))).toBe(true)
  })

  it('is never hashed the same way twice, and not fast', async () => {
    const [one, two] = [await hashPassword('a'), await hashPassword('a')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('is checked by the parameters it was hashed with', async () => {
    // 'password' with other parameters and another length, as an older release or another tool may have written it
    const older = '$argon2id$v=19$m=8192,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$MGuPPP1zDfhrCjDcPbaSFQ'
    expect(await isPassword('another', older)).toBe(false)
  })

  it('is not checked against something that is no hash', async () => {
    await expect(isPassword('a', 'a')).rejects.toThrow('not an argon2id hash')
  })
})
