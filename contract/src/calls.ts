import { areas } from './areas.ts'
import type { Call } from './call.ts'

type Module = (typeof areas)[number]['modules'][number]
type CallOf<M> = M extends unknown ? Extract<M[keyof M], Call> : never

/** The calls of every area's modules, by method and path. */
export type Calls = { readonly [C in CallOf<Module> as `${C['method']} ${C['path']}`]: C }
export type CallName = keyof Calls

/** Every call of the wire, by method and path: `calls['GET /api/for_wap/detail']`. */
export const calls = byName(
  areas.flatMap(({ modules }) => modules.flatMap((module) => Object.values(module))),
)

function byName(exported: readonly unknown[]): Calls {
  const named = exported.filter(isCall).map((call) => [`${call.method} ${call.path}`, call] as const)
  const byName: object = Object.fromEntries(named)
  return byName as Calls
}

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported
}
