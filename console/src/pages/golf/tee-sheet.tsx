import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { addDays, dayOf, isDay } from '@teeviet/contract/rules/time/dates'
import { useCallback, useState } from 'react'
import { NoCourse } from '../../forms/no-course.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Page } from '../../lists/page.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import {
  counterCall,
  newBooking,
  newBookingCall,
  walkIn,
} from '../../sections/new-booking/new-booking-calls.ts'
import { type Opened, Sheet } from '../../sections/tee-sheet/sheet.tsx'
import { SheetBar } from '../../sections/tee-sheet/sheet-bar.tsx'
import { useRead } from '../../session/use-read.ts'

const search = searchOf({
  facility: integer,
  day: text,
  holes: integer,
  id: integer,
  booking: integer,
  make: integer,
})

export const Route = createFileRoute('/staff/tee-sheet')({
  staticData: {
    title: ['staff-golf', 'nav.sheet'],
    call: 'GET /api/staff/tee-sheet',
    adds: [
      { call: newBookingCall, text: ['staff-new-booking', 'open'], search: { make: newBooking } },
      { call: counterCall, text: ['staff-new-booking', 'walkIn'], search: { make: walkIn } },
    ],
  },
  validateSearch: search,
  component: SheetPage,
})

/** The tee sheet of a course and a day: who starts when, what is left, and what sales may change about it. */
function SheetPage() {
  const t = useT('staff-golf')
  const asked = Route.useSearch()
  const change = useSearchChange<ReturnType<typeof search>>()
  const open = useCallback((opened: Opened) => change(opened, false), [change])
  const [found, setFound] = useState<number>()
  const forget = useCallback(() => setFound(undefined), [])
  const { facility } = asked
  const day = asked.day !== undefined && isDay(asked.day) ? asked.day : dayOf(serverNow())
  const query = useRead(
    'GET /api/staff/tee-sheet',
    { facility_id: facility ?? 0, day },
    { enabled: facility !== undefined },
  )
  return (
    <Page showsAdds={false}>
      <SheetBar
        search={{ ...asked, day }}
        teeTimes={query.data?.tee_times ?? []}
        onSearch={change}
        onFound={setFound}
      />
      {facility === undefined && <NoCourse choose={t('sheet.choose')} />}
      <Loaded query={query} lines={12}>
        {(sheet) => (
          <Sheet
            facility={facility ?? 0}
            day={day}
            sheet={sheet}
            holes={asked.holes}
            opened={asked}
            found={found}
            onShown={forget}
            onOpen={open}
            onDay={(days) =>
              change({ day: addDays(day, days), id: undefined, booking: undefined, make: undefined })
            }
          />
        )}
      </Loaded>
    </Page>
  )
}
