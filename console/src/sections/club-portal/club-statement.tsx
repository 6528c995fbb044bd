import { Loaded } from '../../kit/loaded.tsx'
import { useRead } from '../../session/use-read.ts'
import { MonthChoice } from '../statements/month-choice.tsx'
import { StatementView } from '../statements/statement-view.tsx'

type ClubStatementProps = { course: number; month: string; onChange: (month: string) => void }

/** What a club is owed for a month of its rounds. */
export function ClubStatement({ course, month, onChange }: ClubStatementProps) {
  const query = useRead('GET /api/club/statement', { facility_id: course, month })
  return (
    <>
      <MonthChoice month={month} onChange={onChange} />
      <Loaded query={query} lines={8}>
        {(statement) => <StatementView statement={statement} />}
      </Loaded>
    </>
  )
}
