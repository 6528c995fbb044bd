import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { z } from 'zod'

const require = createRequire(import.meta.url)
/** The project's own compiler; openapi-typescript includes an older and slower one. */
const compiler = join(
  createRequire(join(import.meta.dirname, '../../../../..', 'package.json')).resolve(
    'typescript/package.json',
  ),
  '../bin/tsc',
)

/** A client written against the generated types: it compiles only when they match the contract. */
const client = `
import type { components, operations, paths } from './types.ts'
type Cancel = operations['cancelBooking']
type Body = Cancel['requestBody']['content']['application/json']
const body: Body = { id_general_bill_detail: 7 }
export const mayBeEmpty: object extends Body ? true : false = false
const headers: Cancel['parameters']['header'] = { 'Idempotency-Key': 'a-key-of-mine' }
export function refundOf(answer: Cancel['responses'][200]['content']['application/json']): number | undefined {
  return answer.data?.refund_amount
}
export const path: keyof paths = '/api/staff/bookings/{id}'
export const bill: components['schemas']['Bill'] | undefined = undefined
export const request = { body, headers }
`

const report = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(z.object({ pointer: z.string().optional() })),
    }),
  ),
})

/** The problems that Redocly's strictest recommended rules find in a document, one line each. */
export async function lintDocument(document: object): Promise<string[]> {
  return await inFolder(async (folder) => {
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    const cli = join(require.resolve('@redocly/cli/package.json'), '../bin/cli.js')
    const options = ['--extends', 'recommended-strict', '--format', 'json', '--max-problems', '1000']
    const { stdout, stderr } = await run(folder, [cli, 'lint', file, ...options])
    const { data } = report.safeParse(jsonOf(stdout))
    if (!data) throw new Error(`Redocly gave no report: ${stderr}`)
    return data.problems.map(
      ({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer ?? '#'}: ${message}`,
    )
  })
}

/** The TypeScript types that openapi-typescript generates from a document. */
export async function generateTypes(document: object): Promise<string> {
  return astToString(await openapiTypes(JSON.stringify(document), { silent: true }))
}

/** The compiler's errors for a client of the generated types; empty when it compiles. */
export async function compileClient(types: string): Promise<string> {
  return await inFolder(async (folder) => {
    await writeFile(join(folder, 'types.ts'), types)
    await writeFile(join(folder, 'client.ts'), client)
    const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--module', 'nodenext']
    const { stdout } = await run(folder, [compiler, ...options, 'client.ts'])
    return stdout
  })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-openapi-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a script of a package with this Node; its output counts, not its exit code. */
function run(cwd: string, script: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return new Promise((done) => {
    execFile(process.execPath, [...script], { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) =>
      done({ stdout, stderr }),
    )
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
