import { describe, expect, test } from 'vitest'
import { databases } from '../nodes.ts'
import { isWhole, rolesOf } from './members.ts'

const [first, second, third] = databases
const streaming = (name: string, sync_state = 'async') => ({
  application_name: name,
  state: 'streaming',
  sync_state,
})
const primary = (...replication: ReturnType<typeof streaming>[]) => ({
  state: 'running',
  role: 'master',
  replication,
})
const standby = { state: 'running', role: 'replica' }
const rolesWith = (...answers: Parameters<typeof rolesOf>[0][number]['answer'][]) =>
  rolesOf(databases.map((node, index) => ({ node, answer: answers[index] ?? null })))

describe('the roles of the database nodes', () => {
  test('are those by which the primary has its standbys', () => {
    const members = rolesWith(primary(streaming('db2', 'sync'), streaming('db3')), standby, standby)
    expect(members).toEqual([
      { node: first, role: 'primary' },
      { node: second, role: 'synchronous' },
      { node: third, role: 'standby' },
    ])
    expect(isWhole(members, true)).toBe(true)
  })

  test('a node that runs and streams from no primary is away: it has to be rewound first', () => {
    const members = rolesWith(primary(streaming('db2', 'sync')), standby, standby)
    expect(members[2]).toEqual({ node: third, role: 'away' })
    expect(isWhole(members, true)).toBe(false)
  })

  test('a cluster without a synchronous standby is whole only where none is wanted', () => {
    const members = rolesWith(primary(streaming('db2'), streaming('db3')), standby, standby)
    expect([isWhole(members, true), isWhole(members, false)]).toEqual([false, true])
  })
})
