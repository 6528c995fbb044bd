import { policyImageTypes } from '@teeviet/contract/rules/policy-images'
import styles from '../../forms/desk.module.css'
import { PictureField } from '../../forms/picture-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Lines } from './lines.tsx'
import type { PartProps } from './settings.ts'
import { SettingsPart } from './settings-part.tsx'

/** The stacks of pictures of the image pages; drawn ones stand in for a page without any. */
export function ImagesPart({ settings, samples, change }: PartProps) {
  const t = useT('staff-settings')
  return (
    <SettingsPart
      title={t('part.policy_images')}
      hint={t('imagesHint')}
      names={['policy_images']}
      samples={samples}
    >
      {policyImageTypes.map((type) => (
        <details key={type} className={styles.part}>
          <summary>
            {t(`images.${type}`)} ({settings.policy_images[type].length})
          </summary>
          <Lines
            lines={settings.policy_images[type]}
            empty=""
            onChange={(urls) => change({ policy_images: { ...settings.policy_images, [type]: urls } })}
          >
            {(url, put) => <PictureField label={t('image')} url={url} onChange={put} />}
          </Lines>
        </details>
      ))}
    </SettingsPart>
  )
}
