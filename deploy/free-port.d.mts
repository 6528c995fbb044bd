/** A free port that no other process of the run is given meanwhile. */
export function freePort(): Promise<number>
