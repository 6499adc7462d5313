import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type RunningNginx = {
  stop(): Promise<void>
  /** All its processes at once with -9, as systemd ends a unit whose main process was killed. */
  kill(): Promise<void>
}

/** nginx with a folder of its own and the given servers, ready when all ports accept connections. */
export async function runNginx({ dir, servers, ports }: { dir: string; servers: string; ports: readonly number[] }): Promise<RunningNginx> {
  await mkdir(dir, { recursive: true })
  const config = join(dir, 'nginx.conf')
  await writeFile(config, configOf(dir, servers))
  const args = ['-p', dir, '-c', config, '-e', join(dir, 'error.log')]
  const tested = spawnSync('nginx', [...args, '-t'], { encoding: 'utf8' })
  if (tested.error) throw new Error('nginx is not installed: apt-get install nginx-light', { cause: tested.error })
  if (tested.status !== 0 || /\[(warn|emerg)\]/.test(tested.stderr)) throw new Error(`nginx -t refuses the configuration: ${tested.stderr}`)
  const program = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(program, 'close')
  const stop = async () => {
    program.kill('SIGTERM')
    await ended
  }
  const kill = async () => {
    const { pid } = program
    if (pid === undefined) throw new Error('nginx does not run.')
    const workers = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
    for (const each of [pid, ...workers]) process.kill(each, 'SIGKILL')
    await ended
  }
  const deadline = performance.now() + 10_000
  for (const port of ports)
    while (!(await accepts(port))) {
      if (program.exitCode !== null) throw new Error(`nginx ended with code ${program.exitCode}.`)
      if (performance.now() > deadline) {
        await stop()
        throw new Error('nginx did not answer within 10 seconds.')
      }
      await sleep(50)
    }
  return { stop, kill }
}

function configOf(dir: string, servers: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(dir, name)};`)
  return [
    // Started by root, it would become somebody who can't read the files of a check.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(dir, 'nginx.pid')};`,
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    'default_type application/octet-stream;',
    'types { text/html html; }',
    ...paths,
    servers,
    '}',
    '',
  ].join('\n')
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
