import { expect, test } from 'vitest'
import { isPushEndpoint } from './push-services.ts'

const sandbox = 'http://localhost:3001'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://sg2p.notify.windows.com/w/?token=abc',
])('posts to the push service of a browser: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.attacker.vn/abc',
  'https://attackerpush.apple.com.vn/abc',
  'https://evilnotify.windows.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/abc',
  'https://localhost/abc',
  'http://localhost:3001/push/to/abc',
  'file:///etc/passwd',
  'not an address',
  '',
])('posts nowhere else: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(false)
})

test('posts to the sandbox where it runs, and there to its push service alone', () => {
  expect(isPushEndpoint(`${sandbox}/push/to/abc`, sandbox)).toBe(true)
  expect(isPushEndpoint(`${sandbox}/email`, sandbox)).toBe(false)
  expect(isPushEndpoint(`${sandbox}/push/to/../../email`, sandbox)).toBe(false)
  expect(isPushEndpoint('http://localhost:3000/push/to/abc', sandbox)).toBe(false)
})
