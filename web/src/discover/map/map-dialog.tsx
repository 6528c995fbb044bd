import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { Criteria } from '../search/criteria.ts'
import FoundOnMap from './found-on-map.tsx'
import styles from './map-dialog.module.css'

/** The map over the search page, for screens without space beside the list. */
export default function MapDialog({ criteria, close }: DialogControl & { criteria: Criteria }) {
  const t = useT('search')
  return (
    <Dialog title={t('map.title')} close={() => close()} sheet wide>
      <div className={styles.map}>
        <FoundOnMap criteria={criteria} />
      </div>
    </Dialog>
  )
}
