/** What other nodes and this one tell each other over LISTEN/NOTIFY, once the transaction that says it is committed. */
export interface Events {
  /** Calls `handler` with each payload of a channel; gives the way to stop. */
  subscribe(channel: string, handler: (payload: unknown) => void): () => void
  close(): Promise<void>
}
