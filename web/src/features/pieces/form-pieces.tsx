import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import { Field, LongField, PickField } from '../../ui/field.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './pieces.module.css'

export function FormPieces() {
  const [count, setCount] = useState(2)
  const [holes, setHoles] = useState(18)
  return (
    <Section title="Forms">
      <Card>
        <div className={styles.grid}>
          <Field label="Số điện thoại" before="+84" inputMode="tel" hint="Số di động Việt Nam" />
          <Field
            label="Số điện thoại"
            before="+84"
            error="Số điện thoại không đúng định dạng."
            defaultValue="12"
          />
          <PickField label="Sân golf" placeholder="Chọn sân" icon="golf" onPick={() => undefined} />
          <PickField
            label="Ngày giờ"
            value="06:30 20-11-2026"
            placeholder=""
            icon="calendar"
            onPick={() => undefined}
          />
          <LongField label="Bình luận" placeholder="Chia sẻ vòng golf của bạn" />
          <div>
            <Checkbox defaultChecked>Tôi đồng ý với điều khoản và điều kiện</Checkbox>
            <Quantity
              value={count}
              least={1}
              most={40}
              onChange={setCount}
              fewer="Bớt người"
              more="Thêm người"
            />
          </div>
        </div>
      </Card>
      <Chips label="Số hố">
        {[9, 18, 27].map((each) => (
          <Chip key={each} on={holes === each} onPress={() => setHoles(each)}>
            {each} hố
          </Chip>
        ))}
        <Chip opens icon="filter" onPress={() => undefined}>
          Bộ lọc
        </Chip>
      </Chips>
    </Section>
  )
}
