import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { checkout } from '../checkout.ts'
import { type Answer, request } from '../nginx/request.ts'
import { runNginx } from '../nginx/run-nginx.ts'
import { siteConfig } from '../nginx/site-config.ts'
import { findFreePort } from '../processes/find-free-port.ts'
import { runRosette } from '../processes/run-tool.ts'
import { type RunningProcess, startProcess, waitUntilAnswers } from '../processes/start-process.ts'

type Site = { dir: string; env: Record<string, string>; say(line: string): void }

/** Two `rosette serve` behind `deploy/nginx.conf` with TLS: one is stopped, then both, then one comes back. */
export async function checkSiteBehindNginx({ dir, env, say }: Site): Promise<void> {
  await runRosette(['db', 'migrate'], env)
  const certificate = makeCertificate(dir)
  const ca = await readFile(certificate.chain, 'utf8')
  const [one, two, port, redirectPort] = [await findFreePort(), await findFreePort(), await findFreePort(), await findFreePort()]
  const origin = `https://localhost:${port}`
  const start = (apiPort: number) => startSite(apiPort, { ...env, PUBLIC_URL: origin, TRUST_PROXY: '127.0.0.1' })
  const running = new Set<RunningProcess>()
  const servers = await siteConfig({
    apis: [`127.0.0.1:${one}`, `127.0.0.1:${two}`],
    port,
    redirectPort,
    certificate,
    downloads: dir,
    cache: join(dir, 'cache'),
  })
  const nginx = await runNginx({ dir: join(dir, 'nginx'), servers, ports: [port, redirectPort] })
  say('nginx -t accepts deploy/nginx.conf')
  const read = (path: string) => request(`${origin}${path}`, { ca })
  try {
    const [first, second] = await Promise.all([start(one), start(two)])
    running.add(first).add(second)
    await checkRedirect(redirectPort)
    assert.equal(await protocolOf(port, ca), 'h2')
    await expectAnswers(read, 'with both processes')
    await checkCache(read)
    say('HTTPS, HTTP/2, the redirect and the cache are right')

    assert.equal(await stop(first), 0)
    await expectAnswers(read, 'with one process')
    say('with one process down, 40 of 40 requests were answered')

    assert.equal(await stop(second), 0)
    expectPage(await read('/'))
    expectProblem(await read('/api/release'))
    assert.equal((await read('/robots.txt')).headers['x-cache'], 'HIT')
    say('with both down, pages and calls say so, and the cache still answers')

    running.add(await start(two))
    await expectReturn(read)
    say('back as soon as one process is')
  } finally {
    await Promise.all([...running].map((process) => process.stop()))
    await nginx.stop()
  }

  function stop(process: RunningProcess): Promise<number> {
    running.delete(process)
    return process.stop()
  }
}

type Read = (path: string) => Promise<Answer>

async function startSite(port: number, env: Record<string, string>): Promise<RunningProcess> {
  const logFile = join(checkout, `.reports/deploy-api-${port}.log`)
  const api = startProcess({ name: `api ${port}`, args: ['apps/cli/src/main.ts', 'serve'], env: { ...env, PORT: String(port) }, logFile })
  await waitUntilAnswers(`http://127.0.0.1:${port}/healthz`, api, 180_000)
  return api
}

function makeCertificate(dir: string): { chain: string; key: string } {
  const files = { chain: join(dir, 'chain.pem'), key: join(dir, 'key.pem') }
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', files.key, '-out', files.chain], { stdio: 'ignore' })
  return files
}

async function checkRedirect(port: number): Promise<void> {
  const { status, headers } = await request(`http://127.0.0.1:${port}/locus?name=AT1G01010`)
  assert.deepEqual([status, headers.location], [308, 'https://127.0.0.1/locus?name=AT1G01010'])
}

/** What nginx agrees to speak with a browser. */
function protocolOf(port: number, ca: string): Promise<string | false | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | false | null>()
  const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', ca, ALPNProtocols: ['h2', 'http/1.1'] }, () => {
    resolve(socket.alpnProtocol)
    socket.destroy()
  })
  socket.on('error', reject)
  return promise
}

async function expectAnswers(read: Read, when: string): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    const { status, headers, body } = await read('/healthz')
    assert.equal(status, 200, `${when}, request ${turn + 1} was answered with ${status}: ${body.slice(0, 200)}`)
    assert.match(String(headers['strict-transport-security']), /max-age=31536000/)
  }
}

async function checkCache(read: Read): Promise<void> {
  assert.deepEqual([(await read('/robots.txt')).headers['x-cache'], (await read('/robots.txt')).headers['x-cache']], ['MISS', 'HIT'])
  assert.equal((await read('/healthz')).headers['x-cache'], undefined)
}

function expectPage({ status, headers, body }: Answer): void {
  assert.deepEqual([status, headers['retry-after'], headers['cache-control']], [503, '30', 'no-store'])
  assert.match(String(headers['content-type']), /^text\/html/)
  assert.match(body, /not available right now/)
}

function expectProblem({ status, headers, body }: Answer): void {
  assert.deepEqual([status, headers['retry-after']], [503, '30'])
  assert.match(String(headers['content-type']), /^application\/json/)
  assert.equal(JSON.parse(body).code, 'upstream_failed')
}

/** nginx tries a process that was down again after five seconds. */
async function expectReturn(read: Read): Promise<void> {
  const deadline = performance.now() + 15_000
  while ((await read('/healthz')).status !== 200) {
    assert.ok(performance.now() < deadline, 'The site did not come back within 15 seconds.')
    await sleep(200)
  }
}
