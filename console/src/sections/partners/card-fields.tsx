import { type CardShape, cardCiphers, cardHandOvers } from '@teeviet/contract/rules/money/bank-card'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox, SelectField } from '../../kit/field.tsx'
import { DraftInput } from './draft-input.tsx'
import type { PartProps } from './part-props.ts'
import styles from './partners.module.css'

const usual: CardShape = { cipher: 'gcm', hand_over: 'link' }

/** The bank's own card page, on which its golfers pay: how it takes them over, where it is, and our number there. */
export function CardFields(part: PartProps) {
  const t = useT('staff-partners')
  const { draft, onChange } = part
  const shape = draft.card
  const change = (changed: object) => shape && onChange({ card: { ...shape, ...changed } })
  return (
    <fieldset className={styles.fields}>
      <legend>{t('card.title')}</legend>
      <Checkbox
        checked={shape !== null}
        onChange={(event) => onChange({ card: event.currentTarget.checked ? usual : null })}
      >
        {t('shape.is')}
      </Checkbox>
      {shape && (
        <>
          <SelectField
            label={t('shape.cipher')}
            value={shape.cipher}
            onChange={(event) => change({ cipher: event.currentTarget.value })}
          >
            {cardCiphers.map((cipher) => (
              <option key={cipher}>{cipher}</option>
            ))}
          </SelectField>
          <SelectField
            label={t('card.handOver')}
            value={shape.hand_over}
            onChange={(event) => change({ hand_over: event.currentTarget.value })}
          >
            {cardHandOvers.map((way) => (
              <option key={way} value={way}>
                {t(`card.${way}`)}
              </option>
            ))}
          </SelectField>
          <DraftInput {...part} name="card_url" />
          <DraftInput {...part} name="card_merchant" />
        </>
      )}
    </fieldset>
  )
}
