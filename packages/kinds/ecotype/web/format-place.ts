import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'

export function formatKm(distance: number): string {
  return `${formatNumber(Math.round(distance))} km`
}

/** `54.10° N, 6.20° W`. */
export function formatDegrees({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const side = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`
  return `${side(latitude, 'N', 'S')}, ${side(longitude, 'E', 'W')}`
}
