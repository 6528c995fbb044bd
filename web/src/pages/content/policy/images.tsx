import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { oneOf, searchOf } from '@teeviet/contract/display/search-params'
import type { PolicyName } from '@teeviet/contract/rules/policy-editions'
import type { PolicyImageType } from '@teeviet/contract/rules/policy-images'
import { policyImages } from '#api/queries/policy-images.ts'
import { policyOf } from '#content/policies/policy-of.ts'
import { ImageStack } from '#content/policy-page/image-stack.tsx'
import styles from '#content/policy-page/policy-page.module.css'
import { PolicyPartText } from '#content/policy-page/policy-part.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { titled } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ type: oneOf('rules', 'policy', 'service-nab', 'service-stb', 'service-tech') })

/** The policy matching each type's pictures. */
const termsOf = {
  rules: 'cancellation',
  policy: 'user-info',
  'service-nab': 'terms',
  'service-stb': 'terms',
  'service-tech': 'terms',
} as const satisfies Record<PolicyImageType, PolicyName>

/** The pictures the operator has set for a type, and their policy; any other type leads home. */
export const Route = createFileRoute('/wap/image')({
  staticData: { areas: ['policies'], chrome: 'focus' },
  validateSearch: search,
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: async ({ context, deps: { type } }) => {
    if (type === undefined) throw redirect({ to: '/wap', replace: true })
    const [policy] = await Promise.all([
      policyOf(termsOf[type], context.texts.language),
      context.queryClient.prefetchQuery(policyImages({ type })),
    ])
    return { type, policy }
  },
  head: titled('policies', 'images'),
  component: ImagesPage,
})

function ImagesPage() {
  const t = useT('policies')
  const { type, policy } = Route.useLoaderData()
  const query = useQuery(policyImages({ type }))
  return (
    <Page title={t(`imagesOf.${type}`)} narrow>
      <Loaded query={query} skeleton={<Skeleton height={400} />} empty={<EmptyState title={t('noImages')} />}>
        {(pictures) => <ImageStack title={t(`imagesOf.${type}`)} pictures={pictures} />}
      </Loaded>
      <article className={styles.text}>
        <PolicyPartText name={termsOf[type]} policy={policy} numbering="numbered" />
      </article>
    </Page>
  )
}
