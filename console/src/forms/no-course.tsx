import { Link } from '@tanstack/react-router'
import { useT } from '../i18n/use-texts.tsx'
import { useRead } from '../session/use-read.ts'
import styles from '../theme/layout.module.css'

/** In place of a page about a course while none is chosen: asks for one, or in a new product leads to where one is made. */
export function NoCourse({ choose }: { choose: string }) {
  const t = useT('staff-golf')
  const { data } = useRead('GET /api/staff/courses', { q: '' })
  if (data?.length !== 0) return <p className={styles.empty}>{choose}</p>
  return (
    <p className={styles.empty}>
      {t('noCourses')} <Link to="/staff/courses">{t('nav.courses')}</Link>
    </p>
  )
}
