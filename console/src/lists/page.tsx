import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import styles from '../theme/layout.module.css'
import { textNamed, usePageAdds, usePageTitle } from './use-page-title.ts'

type Target = Pick<LinkProps, 'to' | 'search'>

type PageProps = {
  /** Its heading, where that is not the title its route names. */
  title?: string
  /** Whether what its route names is added by a link beside the title: not where the page has its own buttons for it. */
  showsAdds?: boolean
  /** The list, or all of the page. */
  children: ReactNode
  /** The detail opened from the list is beside it; a narrow screen shows one of both. */
  opened?: ReactNode
  /** Back to the list, where only one of both is visible. */
  back?: Target
}

/** A page of the console under its title, with what was opened from its list. */
export function Page({ title, showsAdds = true, children, opened, back }: PageProps) {
  const t = useT('staff-admin')
  const pageTitle = usePageTitle()
  const adds = usePageAdds()
  return (
    <section className={styles.page} data-open={back ? '' : undefined}>
      <div className={styles.list}>
        <div className={styles.head}>
          <h1>{title ?? pageTitle}</h1>
          {showsAdds &&
            adds.map(({ call, text, search }) => (
              <ButtonLink
                key={call}
                call={call}
                to="."
                search={(before) => ({ ...before, ...search })}
                look="second"
                icon="plus"
              >
                {textNamed(text)}
              </ButtonLink>
            ))}
        </div>
        {children}
      </div>
      {back && (
        <div className={styles.form}>
          <Link {...back} className={styles.toList}>
            <Icon name="back" />
            {t('back')}
          </Link>
          {opened}
        </div>
      )}
    </section>
  )
}

/** A row of a list that opens what it names. */
export function RowLink({ link, isOpen, children }: { link: Target; isOpen: boolean; children: ReactNode }) {
  return (
    <Link
      {...link}
      resetScroll={false}
      className={`${styles.row} ${styles.stacked}`}
      activeProps={{}}
      {...(isOpen ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
    >
      {children}
    </Link>
  )
}
