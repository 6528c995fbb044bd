const minute = 60_000

/** Minutes after its start at which an attempt that is still open is asked about: notifications can be lost. */
const minutes = [1, 3, 10, 30, ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * 60)]

/** When the gateway is asked for the nth time (from 0); null once it has been asked for a day. */
export function inquiryTime(startedAt: Date, turn: number): Date | null {
  const after = minutes[turn]
  return after === undefined ? null : new Date(startedAt.getTime() + after * minute)
}
