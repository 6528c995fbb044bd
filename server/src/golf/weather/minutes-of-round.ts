/** A round takes about a quarter of an hour a hole. */
export const minutesPerHole = 15

/** How long a round of so many holes takes, in minutes. */
export function minutesOfRound(holes: number): number {
  return holes * minutesPerHole
}
