import { type StaffEndReason, staffEndReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import { useT } from '../../i18n/use-texts.tsx'
import { LongField } from '../../kit/field.tsx'
import styles from './act-form.module.css'

/** Why a booking ends: a reason that the golfer reads in their own language, and words they read as typed. */
export type Reason = { readonly code: StaffEndReason | undefined; readonly words: string }

export const noReason: Reason = { code: undefined, words: '' }

/** Whether it says anything. */
export function isReason({ code, words }: Reason): boolean {
  return code !== undefined || words.trim() !== ''
}

/**
 * The reason a golfer reads. What the club or we decide is chosen from a list that exists in every language, with words
 * beside it or in its place; what the golfer asked for has words alone, of which `usual` offers some.
 */
export function ReasonField({
  reason,
  isMissing,
  usual,
  onChange,
}: {
  reason: Reason
  /** It was tried without one. */
  isMissing: boolean
  usual?: readonly string[]
  onChange: (reason: Reason) => void
}) {
  const t = useT('staff')
  const reasonTexts = useT('end-reasons')
  const { code, words } = reason
  return (
    <>
      {!usual && (
        <fieldset className={styles.choice}>
          <legend>{t('act.reason')}</legend>
          <div className={styles.reasons}>
            {[...staffEndReasons, undefined].map((one) => (
              <label key={one ?? 'other'} className={styles.reason}>
                <input
                  type="radio"
                  name="reason"
                  {...(one === staffEndReasons[0] ? { 'data-needed': true } : {})}
                  checked={one === code}
                  onChange={() => onChange({ code: one, words })}
                />
                <span>{one ? reasonTexts(one) : t('act.reasonOther')}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <LongField
        label={t(usual ? 'act.reasonWords' : code ? 'act.reasonMore' : 'act.reasonOwn')}
        hint={t('act.reasonHint')}
        rows={2}
        maxLength={1000}
        {...(usual ? { 'data-needed': true } : {})}
        value={words}
        {...(isMissing ? { error: t('act.reasonMissing') } : {})}
        onChange={(event) => onChange({ code, words: event.currentTarget.value })}
      />
      {usual && (
        <div className={styles.usual}>
          {usual.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.pick}
              onClick={() => onChange({ code, words: one })}
            >
              {one}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
