/** A member as other golfers see one: never the phone. */
export type FoundMember = { vga: number; fullname: string; avatar: string | null }
