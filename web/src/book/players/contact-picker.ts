/** The Contact Picker API, which Chrome on Android has and the types of the browser do not. */
type ContactsManager = {
  select(properties: ['name'], options: { multiple: true }): Promise<{ name?: string[] }[]>
}

function contacts(): ContactsManager | undefined {
  return 'contacts' in navigator ? (navigator.contacts as ContactsManager) : undefined
}

export function canPickContacts(): boolean {
  return contacts() !== undefined
}

/** The names the golfer picks from the phone's contacts; none when the list is closed. */
export async function pickContacts(): Promise<string[]> {
  const picked = await contacts()
    ?.select(['name'], { multiple: true })
    .catch(() => [])
  return (picked ?? []).flatMap(({ name }) => name?.[0]?.trim() || [])
}
