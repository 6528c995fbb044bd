import {
  type HandOverShape,
  handOverCiphers,
  handOverEncodings,
  handOverPayloads,
  handOverProofs,
} from '@teeviet/contract/rules/bookings/hand-over'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox, SelectField } from '../../kit/field.tsx'
import type { PartProps } from './part-props.ts'
import styles from './partners.module.css'

const choices = {
  cipher: handOverCiphers,
  encoding: handOverEncodings,
  payload: handOverPayloads,
  proof: handOverProofs,
} as const

const usual: HandOverShape = { cipher: 'aes-256-gcm', encoding: 'base64', payload: 'json', proof: 'none' }

/** How customers are written down: cipher, text, payload and proof, or that none are handed over. */
export function ShapeFields({
  draft,
  problems,
  onChange,
  name,
  legend,
}: PartProps & { name: 'hand_over' | 'sealing'; legend: string }) {
  const t = useT('staff-partners')
  const shape = draft[name]
  const problem = problems[name]
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      <Checkbox
        checked={shape !== null}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked ? usual : null })}
      >
        {t('shape.is')}
      </Checkbox>
      {shape &&
        (['cipher', 'encoding', 'payload', 'proof'] as const).map((part) => (
          <SelectField
            key={part}
            label={t(`shape.${part}`)}
            value={shape[part]}
            {...(part === 'proof' && problem ? { error: t(`problem.${problem}`) } : {})}
            onChange={(event) => onChange({ [name]: { ...shape, [part]: event.currentTarget.value } })}
          >
            {choices[part].map((choice) => (
              <option key={choice} value={choice}>
                {choice === 'none' ? t('none') : choice}
              </option>
            ))}
          </SelectField>
        ))}
    </fieldset>
  )
}
