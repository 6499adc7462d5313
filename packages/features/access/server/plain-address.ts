import { isIP } from 'node:net'

/** A network address as ranges are compared with: IPv4 also where a socket for IPv6 writes `::ffff:192.0.2.1`, and without a zone. */
export function plainAddress(text: string): string | null {
  const [withoutZone = ''] = text.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1]
  const address = mapped ?? withoutZone
  return isIP(address) === 0 ? null : address
}
