import { useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import { Field, LongField, PickField } from '#ui/form/field.tsx'
import { Quantity } from '#ui/form/quantity.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './design-page.module.css'

export function FormPieces() {
  const bill = useT('bill')
  const ui = useT('ui')
  const [count, setCount] = useState(2)
  const [holes, setHoles] = useState(18)
  return (
    <Section title="Forms">
      <Card>
        <div className={styles.grid}>
          <Field label={bill('cancel.account')} hint={bill('cancel.holderHint')} />
          <Field
            label={bill('facts.phone')}
            before="+84"
            error={bill('cancel.bankMissing')}
            defaultValue="12"
          />
          <PickField
            label={ui('aboutCourse')}
            placeholder={ui('search')}
            icon="golf"
            onPick={() => undefined}
          />
          <PickField
            label={bill('steps.play')}
            value="06:30 20-11-2026"
            placeholder=""
            icon="calendar"
            onPick={() => undefined}
          />
          <LongField label={bill('facts.phone')} />
          <div>
            <Checkbox defaultChecked>{ui('required')}</Checkbox>
            <Quantity value={count} least={1} most={40} onChange={setCount} fewer={'−'} more={'+'} />
          </div>
        </div>
      </Card>
      <Chips label={ui('viewAll')}>
        {[9, 18, 27].map((each) => (
          <Chip key={each} on={holes === each} onPress={() => setHoles(each)}>
            {ui('holes', { n: each })}
          </Chip>
        ))}
        <Chip opens icon="filter" onPress={() => undefined}>
          {ui('search')}
        </Chip>
      </Chips>
    </Section>
  )
}
