import { Stack } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { integer, oneOf, searchOf, text } from '@teeviet/contract/display/search-params'
import { CourseChoice } from '../../forms/course-choice.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { Pages } from '../../lists/list.tsx'
import { Page } from '../../lists/page.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { ClubNetPrices } from '../../sections/statements/club-net-prices.tsx'
import { ClubShares } from '../../sections/statements/club-shares.tsx'
import { MonthChoice } from '../../sections/statements/month-choice.tsx'
import { Payouts } from '../../sections/statements/payouts.tsx'
import { Premiums } from '../../sections/statements/premiums.tsx'
import { shownMonth } from '../../sections/statements/shown-month.ts'
import { StatementSums } from '../../sections/statements/statement-sums.tsx'
import { StatementView } from '../../sections/statements/statement-view.tsx'
import { useRead } from '../../session/use-read.ts'

const tabs = ['statements', 'payouts', 'premiums'] as const

const search = searchOf({ tab: oneOf(...tabs), month: text, course: integer })

export const Route = createFileRoute('/staff/statements')({
  staticData: { title: ['staff-statement', 'title'], call: 'GET /api/staff/statements' },
  validateSearch: search,
  component: StatementsPage,
})

/** What clubs are owed by month, what the bank is asked to pay them, and who the insurer covers. */
function StatementsPage() {
  const t = useT('staff-statement')
  const { tab = 'statements' } = Route.useSearch()
  const change = useSearchChange<ReturnType<typeof search>>()
  return (
    <Page>
      <Tabs
        label={t('title')}
        tabs={tabs.map((name) => ({ name, label: t(`tab.${name}`) }))}
        chosen={tab}
        onChoose={(chosen) => change({ tab: chosen === 'statements' ? undefined : chosen })}
      >
        {tab === 'statements' && <StatementsTab />}
        {tab === 'payouts' && <PayoutsTab />}
        {tab === 'premiums' && <PremiumsTab />}
      </Tabs>
    </Page>
  )
}

function PayoutsTab() {
  const t = useT('staff-statement')
  const query = useRead('GET /api/staff/payouts', {})
  return (
    <Pages query={query} lines={6} empty={t('payouts.none')}>
      {(payouts) => <Payouts payouts={payouts} />}
    </Pages>
  )
}

function PremiumsTab() {
  const t = useT('staff-statement')
  const change = useSearchChange<ReturnType<typeof search>>()
  const month = shownMonth(Route.useSearch().month)
  const query = useRead('GET /api/staff/premiums', { month })
  return (
    <Stack gap="sm" maw={1100}>
      <MonthChoice month={month} onChange={(chosen) => change({ month: chosen })} />
      <Pages query={query} lines={8} empty={t('premium.none')}>
        {(premiums) => <Premiums month={month} premiums={premiums} />}
      </Pages>
    </Stack>
  )
}

/** A month of all clubs, or of one: its statement, its share and its net prices. */
function StatementsTab() {
  const t = useT('staff-statement')
  const { month: asked, course } = Route.useSearch()
  const change = useSearchChange<ReturnType<typeof search>>()
  const month = shownMonth(asked)
  return (
    <Stack gap="sm" maw={1100}>
      <MonthChoice month={month} onChange={(chosen) => change({ month: chosen })}>
        <CourseChoice
          none={t('allClubs')}
          value={String(course ?? '')}
          onChange={(chosen) => change({ course: chosen === '' ? undefined : Number(chosen) })}
        />
      </MonthChoice>
      {course === undefined ? (
        <AllClubs month={month} onOpen={(chosen) => change({ course: chosen })} />
      ) : (
        <OneClub month={month} course={course} />
      )}
    </Stack>
  )
}

function AllClubs({ month, onOpen }: { month: string; onOpen: (course: number) => void }) {
  const t = useT('staff-statement')
  const sums = useRead('GET /api/staff/statements', { month })
  return (
    <Pages query={sums} lines={6} empty={t('noneOfMonth')}>
      {(rows) => <StatementSums sums={rows} onOpen={onOpen} />}
    </Pages>
  )
}

function OneClub({ month, course }: { month: string; course: number }) {
  const t = useT('staff-statement')
  const statement = useRead('GET /api/staff/statements/:facility_id', { facility_id: course, month })
  return (
    <>
      <Loaded query={statement} lines={8}>
        {(one) => (
          <>
            <h2>{t('of', { name: one.facility })}</h2>
            <StatementView statement={one} />
          </>
        )}
      </Loaded>
      <ClubShares key={course} course={course} />
      <ClubNetPrices key={`net ${course}`} course={course} />
    </>
  )
}
