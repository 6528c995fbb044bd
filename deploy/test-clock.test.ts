import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const file = new URL('./test-clock.mjs', import.meta.url)

// Prints its own time, the time of a process that it starts, and the Date header of a server, in milliseconds.
const tell = `
  import { execFileSync } from 'node:child_process'
  import { createServer } from 'node:http'
  import { once } from 'node:events'
  await import(${JSON.stringify(file.href)})
  const child = execFileSync(process.execPath, ['-p', 'new Date().getTime()'])
  const server = createServer((request, response) => response.end()).listen(0)
  await once(server, 'listening')
  const answer = await fetch('http://localhost:' + server.address().port)
  server.close()
  console.log(JSON.stringify([Date.now(), Number(child), new Date(answer.headers.get('date')).getTime()]))
  console.log(new Date() instanceof Date, new Date(5).getTime(), typeof Date(), new Date().constructor === Date)`

async function times(environment: Record<string, string>) {
  const { TEST_CLOCK: _time, NODE_OPTIONS: _options, ...rest } = process.env
  const args = ['--input-type=module', '-e', tell]
  const { stdout } = await run(process.execPath, args, { env: { ...rest, ...environment } })
  const [moments = '', facts] = stdout.trim().split('\n')
  return { clocks: JSON.parse(moments).map((ms: number) => inVietnam.format(ms)), facts }
}

const inVietnam = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', timeStyle: 'short' })

it.each(['00:30', '11:30', '23:40'])(
  'lets a test run, its processes and its servers start at %s',
  async (time) => {
    const { clocks, facts } = await times({ TEST_CLOCK: time })
    expect(clocks).toEqual([time, time, time])
    expect(facts).toBe('true 5 string true')
  },
)

it('refuses an invalid time of day', async () => {
  await expect(times({ TEST_CLOCK: '24:00' })).rejects.toThrow(
    'TEST_CLOCK is a time such as 23:40, not 24:00',
  )
})
