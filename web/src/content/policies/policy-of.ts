import type { Language } from '@teeviet/contract/rules/languages'
import type { PolicyName } from '@teeviet/contract/rules/policy-editions'
import type { Policy } from './parse-policy.ts'

/** A policy in one language. What finds and reads the texts comes along only now: loaders are part of every page. */
export async function policyOf(name: PolicyName, language: Language): Promise<Policy> {
  const { loadPolicy } = await import('./load-policy.ts')
  return loadPolicy(name, language)
}
