import { Fragment } from 'react'
import type { DialogControl } from '../../dialogs/registry.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { shownKeys } from './keyboard.ts'
import styles from './keys-dialog.module.css'

/** Every key of the console and what it does. */
export default function KeysDialog({ close }: DialogControl) {
  const t = useT('staff')
  return (
    <Dialog title={t('keys.title')} close={() => close()}>
      <dl className={styles.keys}>
        {shownKeys.map(({ keys, text }) => (
          <div key={text} className={styles.row}>
            <dt>
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && (text === 'keys.tabs' ? '–' : ' ')}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('keys.note')}</p>
    </Dialog>
  )
}
