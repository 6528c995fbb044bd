import type { TextKey } from '#i18n/areas.ts'
import type { RouterContext } from '#router-context.ts'
import { pageHead } from '#site/head.ts'
import type { Policy } from '../policies/parse-policy.ts'

/** A policy's description: its first sentence, which contains no figure. Japanese ends it with its own full stop. */
export function aboutPolicy({ lead }: Policy): string {
  return /^.+?(?:\.(?=\s|$)|。)/.exec(lead)?.[0] ?? lead
}

/** Title and description of a policy's page. */
export function policyHead(
  context: RouterContext,
  page: { title: TextKey<'policies'>; path: string; policy: Policy | undefined },
) {
  return pageHead(context, {
    title: context.texts.of('policies')(page.title),
    path: page.path,
    ...(page.policy ? { description: aboutPolicy(page.policy) } : {}),
  })
}
