import type { Language } from '@teeviet/contract/rules/languages'
import type { PolicyName } from '@teeviet/contract/rules/policy-editions'
import { type Policy, parsePolicy } from './parse-policy.ts'

const sources = import.meta.glob<string>('../../../../texts/src/*/policies/*.md', {
  query: '?raw',
  import: 'default',
})

/** A policy in one language; only this one text is loaded, and by the server when it renders the page. */
export async function loadPolicy(name: PolicyName, language: Language): Promise<Policy> {
  const source = await sources[`../../../../texts/src/${language}/policies/${name}.md`]?.()
  return parsePolicy(source ?? '')
}
