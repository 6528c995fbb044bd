import { createECDH, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** What a simulated browser does with a message: `ignore` takes it without showing it, `fail` and `gone` refuse it. */
export const behaviours = ['show', 'ignore', 'fail', 'gone'] as const

/** A browser that subscribed to the messages of a server, with its secret keys. */
export const browser = z.object({
  id: z.int(),
  /** the end of its endpoint */
  token: z.string(),
  /** the VAPID public key of the server */
  serverKey: z.string(),
  publicKey: z.string(),
  privateKey: z.string(),
  auth: z.string(),
  behaviour: z.enum(behaviours),
})
export type Browser = z.infer<typeof browser>

/** A message as a browser has shown it. */
export const shownPush = z.object({
  id: z.int(),
  /** the token of its browser */
  to: z.string(),
  title: z.string(),
  body: z.string(),
  url: z.string(),
  receipt: z.string(),
  ttl: z.int(),
  urgency: z.string(),
  topic: z.string(),
  sentAt: z.iso.datetime(),
})
export type ShownPush = z.infer<typeof shownPush>

/** What the product's messages carry. */
export const payload = shownPush.pick({ title: true, body: true, url: true, receipt: true })

/** A new browser with its own keys. */
export function createBrowser(id: number, serverKey: string): Browser {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return {
    id,
    token: randomBytes(12).toString('base64url'),
    serverKey,
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    behaviour: 'show',
  }
}
