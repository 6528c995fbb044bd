import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { DataOf, RequestOf } from '../../api/call.ts'
import { newRequestKey } from '../../api/request-key.ts'
import { CsvImport } from '../../forms/csv/csv-import.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { optionsOf } from '../../kit/options.ts'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { savedBlock } from '../courses/schedule-file.ts'
import { savedRate } from '../rates/rate-draft.ts'
import { useImportColumns } from './import-columns.ts'

const imports = {
  rates: 'POST /api/staff/jobs/rates',
  schedules: 'POST /api/staff/jobs/schedules',
} as const
type ImportName = keyof typeof imports
const names = ['rates', 'schedules'] as const satisfies readonly ImportName[]

/** A file that was checked: what it would do, and what starts it. */
type Checked = DataOf<'POST /api/staff/jobs/rates/check'> & { start: () => Promise<unknown> }

/** Imports the rates or schedules of many courses from one file, after its check was shown. */
export function ImportPanel() {
  const t = useT('staff-jobs')
  const mayCall = useMayCall()
  const act = useAct()
  const columns = useImportColumns()
  const permitted = names.filter((name) => mayCall(imports[name]))
  const [chosen, setChosen] = useState<ImportName>()
  const [checked, setChecked] = useState<Checked>()
  const name = chosen ?? permitted[0]
  if (name === undefined) return null

  async function checkRates(rows: RequestOf<'POST /api/staff/jobs/rates'>['rows']) {
    const check = await act.send('POST /api/staff/jobs/rates/check', { rows })
    const key = newRequestKey()
    const start = () => act.send(imports.rates, { rows }, t('started'), key)
    setChecked(check ? { ...check, start } : undefined)
  }

  async function checkSchedules(rows: RequestOf<'POST /api/staff/jobs/schedules'>['rows']) {
    const check = await act.send('POST /api/staff/jobs/schedules/check', { rows })
    const key = newRequestKey()
    const start = () => act.send(imports.schedules, { rows }, t('started'), key)
    setChecked(check ? { ...check, start } : undefined)
  }

  return (
    <section className={styles.panel} aria-label={t('import.title')}>
      <h2>{t('import.title')}</h2>
      <p className={styles.muted}>{t('import.note')}</p>
      <div className={styles.bar}>
        <NativeSelect
          label={t('import.kind')}
          data={optionsOf(permitted, (one) => t(`import.${one}`))}
          value={name}
          onChange={({ currentTarget: { value } }) => {
            setChosen(names.find((one) => one === value))
            setChecked(undefined)
          }}
        />
        {name === 'rates' ? (
          <CsvImport
            key={name}
            columns={columns.rates}
            onRows={(rows) =>
              checkRates(rows.map(({ course: course_id, ...rate }) => ({ course_id, ...savedRate(rate) })))
            }
          />
        ) : (
          <CsvImport
            key={name}
            columns={columns.schedules}
            onRows={(rows) =>
              checkSchedules(
                rows.map(({ course: course_id, ...block }) => ({ course_id, ...savedBlock(block) })),
              )
            }
          />
        )}
      </div>
      <Problem>{act.problem}</Problem>
      {checked && <CheckedFile checked={checked} isBusy={act.busy} onEnd={() => setChecked(undefined)} />}
    </section>
  )
}

type CheckedFileProps = { checked: Checked; isBusy: boolean; onEnd: () => void }

/** What the file would do to each course; it is imported only when none has a problem. */
function CheckedFile({ checked: { courses, start }, isBusy, onEnd }: CheckedFileProps) {
  const t = useT('staff-jobs')
  const isWrong = courses.some(({ problem }) => problem !== null)
  return (
    <>
      <ul className={styles.rows} aria-label={t('import.course')}>
        {courses.map(({ course_id, title, added, changed, problem }) => (
          <li key={course_id} className={`${styles.row} ${styles.stacked}`}>
            <span>{title || t('import.unknown', { id: course_id })}</span>
            {problem ? (
              <span className="problem">{problem}</span>
            ) : (
              <span className={styles.muted}>
                {added + changed === 0 ? t('import.same') : t('import.counts', { added, changed })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isWrong && <p className="problem">{t('import.wrong')}</p>}
      <div className={styles.buttons}>
        {!isWrong && (
          <Button busy={isBusy} onClick={async () => (await start()) && onEnd()}>
            {t('import.start', { n: courses.length })}
          </Button>
        )}
        <Button look="quiet" onClick={onEnd}>
          {t('import.discard')}
        </Button>
      </div>
    </>
  )
}
