import { Link, type LinkProps } from '@tanstack/react-router'
import clsx from 'clsx'
import styles from '../theme/layout.module.css'
import scrolling from './scrolling-line.module.css'
import { useInSight } from './use-in-sight.ts'
import { usePageTitle } from './use-page-title.ts'

type ListTabsProps<Name extends string> = {
  /** The subject of the views, where it differs from the page's title. */
  label?: string
  names: readonly Name[]
  chosen: Name
  text: (name: Name) => string
  link: (name: Name) => Pick<LinkProps, 'to' | 'search'>
  /** How much waits in each, where that is known. */
  counts?: Partial<Record<string, number>>
}

/** The views of a list; each is an address of its own. */
export function ListTabs<Name extends string>({
  label,
  names,
  chosen,
  text,
  link,
  counts = {},
}: ListTabsProps<Name>) {
  const title = usePageTitle()
  const line = useInSight<HTMLElement>(`${chosen} ${Object.keys(counts).length}`)
  return (
    <nav ref={line} className={clsx(styles.tabs, scrolling.line)} aria-label={label ?? title}>
      {names.map((name) => (
        <Link
          key={name}
          {...link(name)}
          className={styles.tab}
          activeProps={{}}
          {...(name === chosen ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
        >
          {text(name)}
          {counts[name] !== undefined && <span className={styles.tabCount}>{counts[name]}</span>}
        </Link>
      ))}
    </nav>
  )
}
