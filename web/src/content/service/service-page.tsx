import { useQuery } from '@tanstack/react-query'
import { serviceRecord } from '#api/queries/service-record.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Section } from '#ui/layout/section.tsx'
import { CourseTable } from './course-table.tsx'
import { MonthTable } from './month-table.tsx'
import styles from './service.module.css'
import { useFigures } from './use-figures.ts'

/** The public service record: the latest month in four figures, every month, and the courses with enough requests. */
export function ServicePage() {
  const t = useT('service')
  const moment = useMoment()
  const figures = useFigures()
  const query = useQuery(serviceRecord)
  return (
    <Page title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton height={400} />}>
        {({ made_at, least, months, courses }) => {
          const latest = months.find(({ requests, rounds }) => requests + rounds > 0) ?? months[0]
          return (
            <>
              <p className={styles.lead}>{t('lead', { time: moment(made_at) })}</p>
              {latest && (
                <Section title={t('ofMonth', { month: figures.month(latest.month) })}>
                  <dl className={styles.headline}>
                    <Figure name={t('confirm')} value={figures.minutes(latest.median_minutes)} />
                    <Figure name={t('confirmMost')} value={figures.minutes(latest.p95_minutes)} />
                    <Figure name={t('known')} value={figures.percent(latest.acknowledged, latest.rounds)} />
                    <Figure name={t('refund')} value={figures.hours(latest.refund_median_hours)} />
                  </dl>
                </Section>
              )}
              <Section title={t('months')}>
                <MonthTable months={months} />
              </Section>
              <Section title={t('courses')} lead={t('coursesNote', { n: least })}>
                {courses.length === 0 ? (
                  <p className={styles.lead}>{t('noCourses', { n: least })}</p>
                ) : (
                  <CourseTable courses={courses} />
                )}
              </Section>
              <Section title={t('how')}>
                <p className={styles.lead}>{t('howText')}</p>
              </Section>
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
