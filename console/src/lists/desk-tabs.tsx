import { Link, type LinkProps } from '@tanstack/react-router'
import queue from '../sections/queue/queue.module.css'
import { useInSight } from './use-in-sight.ts'

/** The views of one of the desk's lists; each is an address of its own. */
export function DeskTabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly {
    readonly text: string
    readonly link: Pick<LinkProps, 'to' | 'search'>
    readonly isChosen: boolean
    /** How much waits there, where that is known. */
    readonly count?: number | undefined
  }[]
}) {
  const chosen = tabs.findIndex(({ isChosen }) => isChosen)
  const line = useInSight<HTMLElement>(`${chosen} ${tabs.some(({ count }) => count !== undefined)}`)
  return (
    <nav ref={line} className={queue.tabs} aria-label={label}>
      {tabs.map(({ text, link, isChosen, count }) => (
        <Link
          key={text}
          {...link}
          className={queue.tab}
          activeProps={{}}
          {...(isChosen ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
        >
          {text}
          {count !== undefined && <span className={queue.tabCount}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
