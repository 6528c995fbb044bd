import { useNavigate } from '@tanstack/react-router'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './course-search-button.module.css'

/** Looks like a search field and opens the course search; the course chosen there is opened. */
export function CourseSearchButton() {
  const t = useT('course')
  const navigate = useNavigate()
  const search = () =>
    openDialog('choose-course', {
      onChoose: ({ id }) => navigate({ to: '/san/chi-tiet/$id', params: { id: String(id) } }),
    })
  return (
    <button type="button" className={styles.search} onClick={search} aria-haspopup="dialog">
      <Icon name="search" />
      {t('searchDialog')}
    </button>
  )
}
