import pg from 'pg'

type Write = { id: number; startedAt: number; acknowledgedAt: number | null }

/** Clients that write row after row, and note on their own side which writes were acknowledged. */
export interface WriteJournal {
  /** Waits for this many more acknowledged writes. */
  grow(by: number): Promise<void>
  /** A moment by the database's clock, and what a database restored to it must and must not contain. */
  mark(): Promise<Mark>
  /** Ends the writers; returns the ids of all acknowledged writes. */
  end(): Promise<number[]>
}

export interface Mark {
  moment: string
  acknowledgedBefore: number[]
  isStartedAfter(id: number): boolean
}

/** Starts four writers on a table of their own. A lost connection ends them; only acknowledged writes count. */
export async function startWriteJournal(connection: pg.ClientConfig): Promise<WriteJournal> {
  const [first, ...writers] = await Promise.all(Array.from({ length: 5 }, () => connected(connection)))
  await first?.query('create table if not exists write_journal (id integer primary key, note text not null)')
  const writes: Write[] = []
  const acknowledged = () => writes.filter(({ acknowledgedAt }) => acknowledgedAt !== null)
  const ended = new AbortController()
  let step = 0
  const write = async (client: pg.Client) => {
    while (!ended.signal.aborted) {
      const entry: Write = { id: writes.length, startedAt: step++, acknowledgedAt: null }
      writes.push(entry)
      await client.query('insert into write_journal values ($1, $2)', [entry.id, 'x'.repeat(200)])
      entry.acknowledgedAt = step++
    }
  }
  const writing = writers.map((client) => write(client).catch(() => {}))
  return {
    grow: async (by) => {
      const enough = acknowledged().length + by
      while (acknowledged().length < enough) await first?.query('select 1')
    },
    mark: async () => {
      const before = acknowledged().map(({ id }) => id)
      const found = await first?.query<{ moment: string }>('select clock_timestamp()::text as moment')
      const after = step
      return {
        moment: found?.rows[0]?.moment ?? '',
        acknowledgedBefore: before,
        isStartedAfter: (id) => (writes[id]?.startedAt ?? -1) >= after,
      }
    },
    end: async () => {
      ended.abort()
      await Promise.all(writing)
      await Promise.all([first, ...writers].map((client) => client?.end().catch(() => {})))
      return acknowledged().map(({ id }) => id)
    },
  }
}

async function connected(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return client
}
