import { useChange } from '#api/client/use-change.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { loggedIn } from '#session/logged-in.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './favourite-heart.module.css'
import { useFavourite } from './use-favourite.ts'

/** Marks a course as favourite, or no longer; a visitor is asked to log in first. */
export function FavouriteHeart({ id, name, plain }: { id: number; name: string; plain?: boolean }) {
  const t = useT('course')
  const { marked, mark } = useFavourite(id)

  const { run } = useChange(async () => {
    const wanted = !marked
    await mark(wanted)
    showToast('success', t(wanted ? 'favourite.added' : 'favourite.removed'))
  })

  return (
    <button
      type="button"
      className={classNames(styles.heart, plain && styles.plain, marked && styles.marked)}
      aria-pressed={marked}
      aria-label={t('favourite.label', { name })}
      title={t('favourite.add')}
      onClick={async () => (await loggedIn()) && run()}
    >
      <Icon name="heart" size={22} />
    </button>
  )
}
