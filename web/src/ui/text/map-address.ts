type Place = { name: string; address?: string | null; latitude?: number | null; longitude?: number | null }

/** A way to the course on a map service; by name and address where its place on earth is not known. */
export function mapAddress({ name, address, latitude, longitude }: Place): string {
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number'
  const place = isPlaced ? `${latitude},${longitude}` : [name, address].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
