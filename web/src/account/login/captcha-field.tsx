import { captchaPicture } from '#api/client/addresses.ts'
import { useT } from '#i18n/use-texts.tsx'
import { IconButton } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import styles from './captcha-field.module.css'

/** The picture of a captcha, a way to another one, and the field for what was read. */
export function CaptchaField({
  keydata,
  value,
  error,
  onChange,
  onRefresh,
}: {
  keydata: string
  value: string
  error?: string
  onChange: (typed: string) => void
  onRefresh: () => void
}) {
  const t = useT('account')
  return (
    <div className={styles.captcha}>
      <Field
        label={t('captcha')}
        name="captcha"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={16}
      />
      <div className={styles.picture}>
        <img
          key={keydata}
          src={captchaPicture(keydata)}
          alt={t('captchaPicture')}
          width={150}
          height={50}
          draggable={false}
        />
        <IconButton icon="refresh" label={t('newCaptcha')} onClick={onRefresh} />
      </div>
    </div>
  )
}

/** The random number that names a new captcha. */
export function newKeydata(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
}
