import { Agent, get as httpGet } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeServerHome, type ServerHome } from '#testing/processes/server-home'
import { sessionHeaders, signInStaff } from '#testing/staff/session-headers'
import { waitingForLocks } from '#testing/waiting-for-locks'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let home: ServerHome
beforeEach(async () => {
  home = await makeServerHome()
})
afterEach(() => home.remove())

/** Holds every read of the news, and so the calls and pages that show them, until the given function is called. */
async function holdNews(): Promise<() => Promise<void>> {
  const holder = await home.pool.connect()
  await holder.query('begin; lock table news in access exclusive mode')
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

const news = () => fetch(`${home.url}/api/services/get_data_post?page=1`)
const isRefused = () =>
  fetch(`${home.url}/healthz`).then(
    () => false,
    () => true,
  )

/** Sends one request on a kept-alive connection; returns whether the server keeps it too. */
function connectionHeader(agent: Agent): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    httpGet(`${home.url}/healthz`, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers.connection))
    }).on('error', reject)
  })
}

/** Opens the staff's stream; `ended` resolves with its content once the server has ended it. */
async function openStream(): Promise<{ ended: Promise<string> }> {
  const account = { email: 'admin@drain.test', password: 'a long password for a test' }
  const token = await signInStaff(home.url, account)
  const stream = await fetch(`${home.url}/api/staff/queue/live`, {
    headers: sessionHeaders(token),
  })
  expect(stream.status).toBe(200)
  return { ended: stream.text() }
}

describe('a server stopped by SIGTERM', () => {
  test('fails /readyz first, then takes nothing new, ends streams, finishes calls and pages under way, exits with 0', async () => {
    const server = await home.start({
      SHUTDOWN_DELAY_SECONDS: '10',
      SHUTDOWN_REQUEST_SECONDS: '120',
      ADMIN_EMAIL: 'admin@drain.test',
      ADMIN_PASSWORD: 'a long password for a test',
    })
    const stream = await openStream()
    const agent = new Agent({ keepAlive: true })
    expect(await connectionHeader(agent)).toBe('keep-alive')
    const release = await holdNews()
    const underWay = [news(), fetch(`${home.url}/tin-tuc`)]
    await waitingForLocks(home.q, 1)

    const stopped = server.stop('SIGTERM')
    await expect.poll(async () => (await fetch(`${home.url}/readyz`)).status, { timeout: 10_000 }).toBe(503)
    expect(await connectionHeader(agent)).toBe('close')
    expect(await stream.ended).toContain('listening')
    await expect.poll(isRefused, { timeout: 60_000 }).toBe(true)

    await release()
    const answers = await Promise.all(underWay)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[0]?.json()).toMatchObject({ error_code: 0 })
    expect(await answers[1]?.text()).toContain('</html>')
    expect(await stopped).toBe(0)
    expect(server.log()).not.toContain('did not stop cleanly')
  })

  test('aborts requests over their time limit, and exits with 0', async () => {
    const server = await home.start({ SHUTDOWN_REQUEST_SECONDS: '1' })
    const release = await holdNews()
    const underWay = news().then(
      () => 'answered',
      () => 'cut',
    )
    await waitingForLocks(home.q, 1)
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(await underWay).toBe('cut')
    expect(server.log()).toContain('requests were aborted at shutdown')
    await release()
  })
})
