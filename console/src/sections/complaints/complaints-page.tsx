import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { SearchField } from '../../kit/field.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { DeskTabs } from '../../lists/desk-tabs.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useMayCall } from '../../session/may-call.ts'
import { ComplaintRow } from './complaint-row.tsx'
import { RecordForm } from './record-form.tsx'

const complaintTabs = ['open', 'closed', 'all'] as const
export type ComplaintTab = (typeof complaintTabs)[number]

/** Complaints: the open ones by when they are due, with the next step in each row, and recording a new one. */
export function ComplaintsPage({ tab, words }: { tab: ComplaintTab; words: string }) {
  const t = useT('staff-people')
  const desk = useT('staff-desk')
  const router = useRouter()
  const [isNew, setNew] = useState(false)
  const [typed, setTyped] = useState(words)
  const list = usePages('GET /api/staff/complaints', { state: tab, q: words })
  const mayCall = useMayCall()
  const find = (q: string) =>
    router.navigate({
      to: '/staff/complaints',
      search: { state: tab, ...(q === '' ? {} : { q }) },
      resetScroll: false,
    })
  return (
    <section className={styles.page}>
      <div className={styles.list}>
        <div className={styles.head}>
          <h1 className={styles.title}>{desk('nav.complaints')}</h1>
          {mayCall('POST /api/staff/complaints') && !isNew && (
            <Button size="small" look="second" icon="add" onClick={() => setNew(true)}>
              {t('complaint.record')}
            </Button>
          )}
        </div>
        {isNew && (
          <RecordForm
            onBack={() => setNew(false)}
            onDone={() => {
              setNew(false)
              list.refetch()
            }}
          />
        )}
        <DeskTabs
          label={desk('nav.complaints')}
          tabs={complaintTabs.map((name) => ({
            text: t(`complaint.tab.${name}`),
            link: { to: '/staff/complaints', search: { state: name } },
            isChosen: name === tab,
          }))}
        />
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              find(typed.trim())
            }}
          >
            <SearchField
              label={t('complaint.search')}
              value={typed}
              onText={(text) => {
                setTyped(text)
                if (text === '') find('')
              }}
            />
          </form>
        </search>
        <DeskList list={list} label={desk('nav.complaints')} empty={t('complaint.none')}>
          {(complaint) => (
            <ComplaintRow
              key={complaint.step}
              complaint={complaint}
              mayAct={mayCall('POST /api/staff/complaints/:id/step')}
              onChanged={() => list.refetch()}
            />
          )}
        </DeskList>
      </div>
    </section>
  )
}
