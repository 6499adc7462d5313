import type { FastifyRequest } from 'fastify'

/**
 * Whether a call was made by our own pages, or by no page at all. An address typed into the address bar (`none`) counts as ours;
 * another subdomain (`same-site`) does not.
 */
export function isFromHere(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  return origin === undefined || origin === new URL(publicUrl).origin
}
