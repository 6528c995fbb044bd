const noteEveryMs = 5 * 60 * 1000

/** Whether a session's last use is old enough to be written again: not each request costs a write. */
export function isUseToBeNoted(usedAt: Date | null, now: Date): boolean {
  return usedAt === null || now.getTime() - usedAt.getTime() >= noteEveryMs
}

/** A database that takes no writes still answers reads: the time of the last use is then not kept. */
export async function noteUse(write: Promise<unknown>): Promise<void> {
  await write.catch(() => {})
}
