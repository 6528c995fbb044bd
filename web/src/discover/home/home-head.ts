import type { RouterContext } from '#router-context.ts'
import { pageHead } from '#site/head.ts'
import { promisedTimes } from '#site/promised-times.ts'

/** Title and structured data of home; every entry names `/wap` as its address. */
export function homeHead(context: RouterContext) {
  const t = context.texts.of('home')
  return pageHead(context, {
    title: t('title'),
    description: t('description', {
      time: promisedTimes(context.queryClient, context.texts.language).staffTime,
    }),
    path: '/wap',
    data: import.meta.env.SSR && {
      '@type': 'WebSite',
      name: t('title'),
      url: `${context.origin}/wap`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${context.origin}/wap/search-facility?place={place}` },
        'query-input': 'required name=place',
      },
    },
  })
}
