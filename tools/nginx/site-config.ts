import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'

export type SiteConfigOptions = {
  /** Where the API processes listen, as `127.0.0.1:3001`. */
  apis: readonly [string, string]
  /** Port of the site; with a certificate it speaks TLS. */
  port: number
  /** Port that redirects to HTTPS. */
  redirectPort: number
  /** Files in PEM; null for a site without TLS, as a bench compares it with a bare server. */
  certificate: { chain: string; key: string } | null
  downloads: string
  cache: string
}

/** `deploy/nginx.conf`, with the ports and paths of a check in place of those that operators adapt. */
export async function siteConfig({ apis, port, redirectPort, certificate, downloads, cache }: SiteConfigOptions): Promise<string> {
  const text = await readFile(join(checkout, 'deploy/nginx.conf'), 'utf8')
  const ssl = certificate ? ' ssl http2' : ''
  const adapted: readonly (readonly [RegExp, string])[] = [
    [/127\.0\.0\.1:3001\b/, apis[0]],
    [/127\.0\.0\.1:3002\b/, apis[1]],
    [/listen 80;/, `listen 127.0.0.1:${redirectPort};`],
    [/ +listen \[::\]:80;\n/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port}${ssl};`],
    [/ +listen \[::\]:443 ssl http2;\n/, ''],
    [/\/var\/lib\/rosette\/downloads\//, `${downloads}/`],
    [/\/var\/cache\/nginx\/rosette\b/, cache],
    [/\/opt\/rosette\/deploy\//, join(checkout, 'deploy/')],
    [/ssl_certificate [^;]+;/, certificate ? `ssl_certificate ${certificate.chain};` : ''],
    [/ssl_certificate_key [^;]+;/, certificate ? `ssl_certificate_key ${certificate.key};` : ''],
  ]
  return adapted.reduce((before, [pattern, replacement]) => {
    if (!pattern.test(before)) throw new Error(`deploy/nginx.conf has nothing like ${pattern}.`)
    return before.replace(pattern, () => replacement)
  }, text)
}
