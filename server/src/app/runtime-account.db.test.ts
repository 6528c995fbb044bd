import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runtimeAccount } from '#platform/database/engine/ask'
import { type EngineHome, makeEngineHome } from '#testing/processes/server-home'
import type { ServerProcess } from '#testing/processes/server-process'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: EngineHome
let server: ServerProcess
beforeAll(async () => {
  home = await makeEngineHome({ DEMO: '0' })
  server = await home.start()
})
afterAll(() => home.remove())

it('runs requests and jobs on its own engine as an account that owns no table, without any set-up', async () => {
  const users = await home.q<{ name: string; user: string }>`
    select distinct application_name as name, usename as user from pg_stat_activity
    where datname = 'teeviet' and pid <> pg_backend_pid() and usename <> 'teeviet'`
  expect(users).toEqual(
    expect.arrayContaining([
      { name: 'teeviet', user: runtimeAccount },
      { name: 'teeviet-jobs', user: runtimeAccount },
    ]),
  )
  const [jobs] = await home.q<{ count: number }>`
    select count(*) from pg_stat_activity where application_name = 'teeviet-jobs' and usename = 'teeviet'`
  expect(jobs?.count).toBe(0)
  const owned = await home.q`
    select relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = ${runtimeAccount}`
  expect(owned).toEqual([])
})

it('has its rights after a second start, which migrates nothing', async () => {
  await server.stop()
  server = await home.start()
  expect(server.log()).not.toMatch(/database migrated|has its rights/)
  expect((await fetch(`${home.url}/api/services/get_top_facility`)).status).toBe(200)
})
