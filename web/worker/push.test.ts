import { expect, test } from 'vitest'
import { openPush, type PushWorker, showPush } from './push.ts'

const origin = 'https://golf.example'
const message = JSON.stringify({ title: 'TeeViet', body: 'B17', url: '/b/17', receipt: 'r-1' })

/** A service worker with open tabs; `answers` are those of its calls, one after the other. */
function open({ tabs = [], answers = [] }: { tabs?: string[]; answers?: ('ok' | 'fails')[] } = {}) {
  const done: unknown[] = []
  const worker: PushWorker = {
    location: { origin },
    registration: {
      showNotification: async (title, { body, tag, data }) => {
        done.push(['show', title, body, tag, data])
      },
    },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => done.push(['focus', url]) })),
      openWindow: async (url) => done.push(['open', url]),
    },
    fetch: async (url, { body }) => {
      done.push(['fetch', url, body])
      if (answers.shift() === 'fails') throw new TypeError('no network')
    },
  }
  return { worker, done }
}

const shown = ['show', 'TeeViet', 'B17', 'r-1', { url: '/b/17' }]
const confirmed = ['fetch', '/api/for_wap/confirm_push', JSON.stringify({ receipt: 'r-1' })]

test('a message is shown under its own name and then confirmed', async () => {
  const { worker, done } = open()
  await showPush(worker, message)
  expect(done).toEqual([shown, confirmed])
})

test('a message that the browser does not show is not confirmed, so that an SMS goes', async () => {
  const { worker, done } = open()
  worker.registration.showNotification = async () => {
    throw new TypeError('no permission')
  }
  await expect(showPush(worker, message)).rejects.toThrow('no permission')
  expect(done).toEqual([])
})

test('a confirmation that fails is tried once more', async () => {
  const once = open({ answers: ['fails', 'ok'] })
  await showPush(once.worker, message)
  expect(once.done).toEqual([shown, confirmed, confirmed])
  const never = open({ answers: ['fails', 'fails'] })
  await showPush(never.worker, message)
  expect(never.done).toEqual([shown, confirmed, confirmed])
})

test('a touch opens the page of the message, in its tab if there is one', async () => {
  const { worker, done } = open({ tabs: [`${origin}/wap`] })
  await openPush(worker, { url: '/b/17' })
  const there = open({ tabs: [`${origin}/b/17`] })
  await openPush(there.worker, { url: '/b/17' })
  expect([done, there.done]).toEqual([[['open', `${origin}/b/17`]], [['focus', `${origin}/b/17`]]])
})

test.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', undefined, 5])(
  'a touch never leads to another site: %s',
  async (url) => {
    const { worker, done } = open()
    await openPush(worker, { url })
    expect(done).toEqual([['open', `${origin}/`]])
  },
)
