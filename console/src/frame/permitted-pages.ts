import { useRouter } from '@tanstack/react-router'
import { titleOf } from '../lists/use-page-title.ts'
import { menu } from '../menu.ts'
import { useMayCall } from '../session/may-call.ts'

export type PageName = (typeof menu)[keyof typeof menu][number][0]

const addressOf = (name: PageName) => (name === 'queue' ? ('/staff' as const) : (`/staff/${name}` as const))

/** The pages whose call the signed-in staff may make, in the groups of the menu. */
export function usePermittedPages() {
  const mayCall = useMayCall()
  const { routesByPath } = useRouter()
  return Object.values(menu).map((pages) =>
    pages
      .map(([name, icon]) => {
        const to = addressOf(name)
        const { staticData } = routesByPath[to].options
        const adds = (staticData?.adds ?? []).filter(({ call }) => mayCall(call))
        return { name, icon, to, title: titleOf(staticData) ?? '', call: staticData?.call, adds }
      })
      .filter(({ call }) => call === undefined || mayCall(call)),
  )
}
