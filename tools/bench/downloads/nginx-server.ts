import { join } from 'node:path'
import { runNginx } from '../../nginx/run-nginx.ts'
import { siteConfig } from '../../nginx/site-config.ts'
import { findFreePort } from '../../processes/find-free-port.ts'

export type NginxServer = {
  /** Files of the folder, without anything of ours. */
  bareUrl: string
  /** Our site behind nginx, by `deploy/nginx.conf`. */
  siteUrl: string
  stop(): Promise<void>
}

/**
 * nginx on loopback with a folder of its own: the published files bare, and before our API by the configuration that operators copy, both
 * without TLS.
 */
export async function startNginx({ apiUrl, files, dir }: { apiUrl: string; files: string; dir: string }): Promise<NginxServer> {
  const [barePort, port, redirectPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const api = new URL(apiUrl).host
  const site = await siteConfig({ apis: [api, api], port, redirectPort, certificate: null, downloads: files, cache: join(dir, 'cache') })
  const bare = `server { listen 127.0.0.1:${barePort}; root ${files}; sendfile on; tcp_nopush on; }`
  const { stop } = await runNginx({ dir, servers: `${bare}\n${site}`, ports: [barePort, port] })
  return { bareUrl: `http://127.0.0.1:${barePort}`, siteUrl: `http://127.0.0.1:${port}`, stop }
}
