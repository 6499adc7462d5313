import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkout } from '../../checkout.ts'
import { findFreePort } from '../../processes/find-free-port.ts'

export type NginxServer = {
  /** Files of the folder, without anything of ours. */
  bareUrl: string
  /** Our site behind nginx, by `deploy/nginx.conf`. */
  siteUrl: string
  stop(): Promise<void>
}

/** nginx on loopback with a folder of its own: the published files bare, and before our API by the configuration that operators copy. */
export async function startNginx({ apiUrl, files, dir }: { apiUrl: string; files: string; dir: string }): Promise<NginxServer> {
  const [barePort, sitePort] = [await findFreePort(), await findFreePort()]
  const site = (await readFile(join(checkout, 'deploy/nginx.conf'), 'utf8'))
    .replace('127.0.0.1:3000', new URL(apiUrl).host)
    .replace('listen 80;', `listen 127.0.0.1:${sitePort};`)
    .replace('/var/lib/rosette/downloads/', `${files}/`)
  await mkdir(dir, { recursive: true })
  const config = join(dir, 'nginx.conf')
  await writeFile(config, configOf(dir, site, barePort, files))
  const program = spawn('nginx', ['-p', dir, '-c', config, '-e', join(dir, 'error.log')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(program, 'close')
  const [bareUrl, siteUrl] = [`http://127.0.0.1:${barePort}`, `http://127.0.0.1:${sitePort}`]
  const stop = async () => {
    program.kill('SIGTERM')
    await ended
  }
  const deadline = performance.now() + 10_000
  while (!(await answers(bareUrl))) {
    if (program.exitCode !== null) throw new Error(`nginx ended with code ${program.exitCode}: is it installed?`)
    if (performance.now() > deadline) {
      await stop()
      throw new Error('nginx did not answer within 10 seconds.')
    }
    await sleep(50)
  }
  return { bareUrl, siteUrl, stop }
}

function configOf(dir: string, site: string, barePort: number, files: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(dir, name)};`)
  return [
    // Started by root, it would become somebody who can't read the files of a benchmark.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(dir, 'nginx.pid')};`,
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    'default_type application/octet-stream;',
    ...paths,
    `server { listen 127.0.0.1:${barePort}; root ${files}; sendfile on; tcp_nopush on; }`,
    site,
    '}',
    '',
  ].join('\n')
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
