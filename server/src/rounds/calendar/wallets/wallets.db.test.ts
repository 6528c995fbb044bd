import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt, importSPKI, jwtVerify } from 'jose'
import forge from 'node-forge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { book } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { passPlayers, shareRound } from '../share-round.ts'

const folder = mkdtempSync(join(tmpdir(), 'wallets-'))
const file = (name: string) => join(folder, name)
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

let ctx: TestContext
let app: BookingApp
let member: Member
let bookingId: number
let code: string
beforeAll(async () => {
  // as Apple issues them: the type of pass in UID, the team in OU
  selfSigned('pass', { UID: 'pass.vn.demo.golf', CN: 'Pass Type ID', OU: 'TEAM123456' })
  selfSigned('wwdr', { CN: 'Demo WWDR', OU: 'G4' })
  writeFileSync(
    file('account.json'),
    JSON.stringify({ client_email: 'demo@golf.test', private_key: privateKey }),
  )
  ctx = await createTestContext({
    WALLET_APPLE_FOLDER: folder,
    WALLET_GOOGLE_ISSUER_ID: '3388000000012345678',
    WALLET_GOOGLE_ACCOUNT_FILE: file('account.json'),
  })
  app = await createBookingApp(ctx)
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
  member = await addMember(ctx.q)
  const sent = await book(ctx, member, { courseId, at: '2026-11-24T06:30:00+07:00', players: 2 })
  bookingId = sent.id_general_bill
  const [first] = await passPlayers(ctx, member, bookingId)
  code = first?.code ?? ''
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.app.close()
  await ctx.close()
})

const types: Record<string, string> = { UID: '0.9.2342.19200300.100.1.1', CN: '2.5.4.3', OU: '2.5.4.11' }

function selfSigned(name: string, subject: Record<string, string>) {
  const keys = forge.pki.rsa.generateKeyPair(2048)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = keys.publicKey
  certificate.serialNumber = '01'
  certificate.validity.notAfter = new Date(Date.now() + 86_400_000)
  const named = Object.entries(subject).map(([short, value]) => ({ type: types[short] ?? '', value }))
  certificate.setSubject(named)
  certificate.setIssuer(named)
  certificate.sign(keys.privateKey, forge.md.sha256.create())
  writeFileSync(file(`${name}.pem`), forge.pki.certificateToPem(certificate))
  writeFileSync(file(`${name}.key`), forge.pki.privateKeyToPem(keys.privateKey))
}

/** Whether a detached PKCS#7 signature is of this content, by the pass's certificate. */
function isSignedBy(certificate: string, signature: Buffer, content: Buffer): boolean {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary')))
  const { authenticatedAttributes, signature: signed } = Object(message).rawCapture
  const { Class, Type, create, toDer } = forge.asn1
  const set = create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes)
  const attributes = Buffer.from(toDer(set).getBytes(), 'binary')
  const hashes = ['sha1', 'sha256']
  const isOfContent = hashes.some((name) => attributes.includes(createHash(name).update(content).digest()))
  const isOfCertificate = hashes.some((name) =>
    createVerify(name).update(attributes).verify(certificate, Buffer.from(signed, 'binary')),
  )
  return isOfContent && isOfCertificate
}

const view = async (of = code) => (await app.browserOf().get(`/api/rounds/${of}`, { lang: 'en' })).data

test("the file for Apple Wallet is signed and shows the player's own start, name and code", async () => {
  const { apple_wallet } = Object(Object(await view()).pass)
  const answer = await app.app.inject({ url: apple_wallet })
  expect(answer.headers['content-type']).toContain('application/vnd.apple.pkpass')
  const entries = unzipped(answer.rawPayload)
  const pass = JSON.parse(String(entries.get('pass.json')))
  expect(pass).toMatchObject({
    passTypeIdentifier: 'pass.vn.demo.golf',
    teamIdentifier: 'TEAM123456',
    serialNumber: code,
    voided: false,
    eventTicket: { secondaryFields: expect.arrayContaining([expect.objectContaining({ value: 'Khách 1' })]) },
  })
  expect(JSON.stringify(pass)).not.toContain('Khách 2')
  const manifest = entries.get('manifest.json') ?? Buffer.alloc(0)
  const signature = entries.get('signature') ?? Buffer.alloc(0)
  const certificate = readFileSync(file('pass.pem'), 'utf8')
  expect(isSignedBy(certificate, signature, manifest)).toBe(true)
  expect(isSignedBy(certificate, signature, Buffer.from('{}'))).toBe(false)
  for (const [name, hash] of Object.entries(JSON.parse(String(manifest))))
    expect(
      createHash('sha1')
        .update(entries.get(name) ?? '')
        .digest('hex'),
    ).toBe(hash)
})

test('the link for Google Wallet is signed by the service account and names the same', async () => {
  const { google_wallet } = Object(Object(await view()).pass)
  const token = String(google_wallet).replace('https://pay.google.com/gp/v/save/', '')
  await jwtVerify(token, await importSPKI(publicKey, 'RS256'), {
    issuer: 'demo@golf.test',
    audience: 'google',
    currentDate: ctx.clock.now(),
  })
  const { payload } = decodeJwt<{ payload: { genericObjects: object[] } }>(token)
  expect(payload.genericObjects).toMatchObject([{ id: `3388000000012345678.${code}`, state: 'ACTIVE' }])
  expect(JSON.stringify(payload)).not.toContain('Khách 2')
})

test('no wallet takes the link of a whole round, nor any pass where none is set up', async () => {
  const link = await shareRound(ctx, member, bookingId)
  expect(await view(link)).toMatchObject({ pass: null })
  const answer = await app.app.inject({ url: `/api/rounds/${link}/apple-wallet` })
  expect(answer.json().error_code).not.toBe(0)
  const { wallets } = ctx.config
  ctx.config.wallets = { apple: null, google: null }
  expect(await view()).toMatchObject({ pass: { apple_wallet: null, google_wallet: null } })
  expect((await app.app.inject({ url: `/api/rounds/${code}/apple-wallet` })).json().error_code).not.toBe(0)
  ctx.config.wallets = wallets
})

test('a round that is off is offered to no wallet', async () => {
  await ctx.q`update bookings set state = 'rejected' where id = ${bookingId}`
  expect(await view()).toMatchObject({ state: 'off', pass: { apple_wallet: null, google_wallet: null } })
})

/** The files of a ZIP that stores them as they are. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name, extra] = [
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ]
    const start = at + 30 + name + extra
    found.set(zip.toString('utf8', at + 30, at + 30 + name), zip.subarray(start, start + size))
    at = start + size
  }
  return found
}
