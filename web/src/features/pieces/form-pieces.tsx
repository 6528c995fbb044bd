import { useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import { Field, LongField, PickField } from '../../ui/field.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './pieces.module.css'

export function FormPieces() {
  const bill = useT('bill')
  const golf = useT('staff-golf')
  const staff = useT('staff')
  const ui = useT('ui')
  const [count, setCount] = useState(2)
  const [holes, setHoles] = useState(18)
  return (
    <Section title="Forms">
      <Card>
        <div className={styles.grid}>
          <Field label={bill('cancel.account')} hint={staff('receipt.act.code')} />
          <Field
            label={bill('facts.phone')}
            before="+84"
            error={bill('cancel.bankMissing')}
            defaultValue="12"
          />
          <PickField
            label={staff('column.course')}
            placeholder={golf('courses.title')}
            icon="golf"
            onPick={() => undefined}
          />
          <PickField
            label={staff('column.teeTime')}
            value="06:30 20-11-2026"
            placeholder=""
            icon="calendar"
            onPick={() => undefined}
          />
          <LongField label={staff('act.note')} />
          <div>
            <Checkbox defaultChecked>{staff('filter.overdue')}</Checkbox>
            <Quantity value={count} least={1} most={40} onChange={setCount} fewer={'−'} more={'+'} />
          </div>
        </div>
      </Card>
      <Chips label={golf('field.holes')}>
        {[9, 18, 27].map((each) => (
          <Chip key={each} on={holes === each} onPress={() => setHoles(each)}>
            {ui('holes', { n: each })}
          </Chip>
        ))}
        <Chip opens icon="filter" onPress={() => undefined}>
          {staff('filter.region')}
        </Chip>
      </Chips>
    </Section>
  )
}
