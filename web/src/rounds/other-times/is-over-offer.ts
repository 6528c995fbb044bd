import { FailedCall } from '#api/client/failed-call.ts'

/** Whether a link was refused because its offer is over. */
export function isOverOffer(error: Error | null): boolean {
  return error instanceof FailedCall && error.status === 404
}
