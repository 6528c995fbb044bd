import type { TextKey } from '#i18n/areas.ts'
import type { RouterContext } from '#router-context.ts'
import { pageHead } from '#site/head.ts'
import type { Policy } from '../policies/parse-policy.ts'

type Loaded = {
  match: { context: RouterContext }
  loaderData?: Policy | undefined | readonly (Policy | undefined)[]
}

/** A policy's description: its first sentence, which contains no figure. Japanese ends it with its own full stop. */
export function aboutPolicy({ lead }: Policy): string {
  return /^.+?(?:\.(?=\s|$)|。)/.exec(lead)?.[0] ?? lead
}

/** A policy's route's `head`: title, and as its description the first sentence of the loaded text, or of the first one. */
export function policyHead(title: TextKey<'policies'>, path: string) {
  return ({ match: { context }, loaderData }: Loaded) => {
    const [policy] = [loaderData].flat()
    return pageHead(context, {
      title: context.texts.of('policies')(title),
      path,
      description: policy && aboutPolicy(policy),
    })
  }
}
