import { NativeSelect, TextInput } from '@mantine/core'
import { startPaths } from '@teeviet/contract/rules/bookings/course-paths'
import { largestTeeTime, longestTeeInterval, shortestTeeInterval } from '@teeviet/contract/rules/limits'
import { holesSold } from '@teeviet/contract/rules/money/rates'
import { useState } from 'react'
import { CsvImport } from '../../forms/csv/csv-import.tsx'
import { Form } from '../../forms/form.tsx'
import { ClockInput } from '../../forms/typed-input.tsx'
import { isNumberIn } from '../../forms/typed-number.ts'
import { useAct } from '../../forms/use-act.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { optionsOf } from '../../kit/options.ts'
import { Problem } from '../../kit/problem.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffCourse } from './course-draft.ts'
import { PathSelect } from './path-select.tsx'
import { type BlockDraft, blockColumns, savedBlock } from './schedule-file.ts'
import { type SchedulePreview, ShownPreview } from './schedule-preview.tsx'

const call = 'POST /api/staff/courses/:id/schedule'

const draftOf = (course: StaffCourse) => ({
  blocks: course.schedule.map((block) => ({
    ...block,
    interval_minutes: String(block.interval_minutes),
    capacity: String(block.capacity),
    number_hole: String(block.number_hole),
  })),
})

const blank: BlockDraft = {
  first_tee: '06:00',
  last_tee: '10:00',
  interval_minutes: '8',
  number_hole: '18',
  capacity: '4',
  path: '',
}

/** When groups start: blocks of the day with their distance, holes and places. The coming days follow it. */
export function ScheduleForm({ course }: { course: StaffCourse }) {
  const t = useT('staff-golf')
  const form = useDraft(() => draftOf(course), {
    version: course.version,
    check: ({ blocks }) =>
      Object.fromEntries(
        blocks.map((block, at) => [
          `blocks.${at}`,
          isBlock(block) ? undefined : t('schedule.problem', limits),
        ]),
      ),
  })
  const columns = blockColumns(t)
  const limits = { shortest: shortestTeeInterval, longest: longestTeeInterval, most: largestTeeTime }
  const problem = Object.values(form.errors).find((one) => one !== undefined)

  const looking = useAct()
  const [previewed, setPreviewed] = useState<{ blocks: readonly BlockDraft[]; preview: SchedulePreview }>()
  const isShown = previewed !== undefined && isSame(previewed.blocks, form.values.blocks)

  async function look(blocks: readonly BlockDraft[]) {
    if (!blocks.every(isBlock)) {
      form.validate()
      return
    }
    const request = { id: course.id, version: form.version, schedule: blocks.map(savedBlock) }
    const preview = await looking.send('POST /api/staff/courses/:id/schedule/preview', request)
    if (preview) setPreviewed({ blocks, preview })
  }

  function takeOver(rows: readonly BlockDraft[]) {
    const blocks = [...rows]
    form.setFieldValue('blocks', blocks)
    look(blocks)
  }

  function save({ blocks }: typeof form.values) {
    const schedule = blocks.map(savedBlock)
    return form.send(call, { id: course.id, version: form.version, schedule }, ({ added, removed }) =>
      t('schedule.saved', { added, removed }),
    )
  }

  return (
    <Form form={form} call={call} problem={problem ? String(problem) : form.act.problem} onSend={save}>
      <p className={styles.muted}>{t('schedule.note')}</p>
      {form.values.blocks.length === 0 && <p className={styles.empty}>{t('schedule.empty')}</p>}
      {form.values.blocks.map((_, at) => {
        const error = form.errors[`blocks.${at}`] !== undefined
        const field = (name: keyof BlockDraft) => ({ ...form.getInputProps(`blocks.${at}.${name}`), error })
        return (
          <div key={at} className={styles.bar}>
            {(['first_tee', 'last_tee'] as const).map((name) => (
              <ClockInput key={name} label={t(`schedule.${name}`)} {...field(name)} />
            ))}
            {(['interval_minutes', 'capacity'] as const).map((name) => (
              <TextInput
                key={name}
                label={t(`schedule.${name}`)}
                inputMode="numeric"
                w={72}
                {...field(name)}
              />
            ))}
            <NativeSelect
              label={t('field.number_hole')}
              data={optionsOf(holesSold)}
              {...field('number_hole')}
            />
            <PathSelect
              paths={startPaths(course.settings.paths, Number(form.values.blocks[at]?.number_hole))}
              {...field('path')}
            />
            <IconButton
              icon="trash"
              label={t('schedule.remove', { n: at + 1 })}
              onClick={() => form.removeListItem('blocks', at)}
            />
          </div>
        )
      })}
      <div>
        <Button call={call} look="second" icon="plus" onClick={() => form.insertListItem('blocks', blank)}>
          {t('schedule.add')}
        </Button>{' '}
        <IfMayCall call={call}>
          <CsvImport columns={columns} onRows={takeOver} />
        </IfMayCall>{' '}
        <Button
          call="POST /api/staff/courses/:id/schedule/preview"
          look="quiet"
          busy={looking.busy}
          onClick={() => look(form.values.blocks)}
        >
          {t('schedule.preview.check')}
        </Button>
      </div>
      <Problem>{looking.problem}</Problem>
      {isShown && <ShownPreview preview={previewed.preview} />}
    </Form>
  )
}

const isSame = (one: readonly BlockDraft[], other: readonly BlockDraft[]) =>
  JSON.stringify(one) === JSON.stringify(other)

function isBlock({ first_tee, last_tee, interval_minutes, capacity }: BlockDraft): boolean {
  return (
    first_tee !== '' &&
    last_tee >= first_tee &&
    last_tee !== '24:00' &&
    isNumberIn(interval_minutes, shortestTeeInterval, longestTeeInterval) &&
    isNumberIn(capacity, 1, largestTeeTime)
  )
}
