import assert from 'node:assert/strict'
import { type Machine, machineName, waitFor } from './debian-machine.ts'
import type { Member } from './follow-install-guide.ts'

const certificate = '/etc/ssl/rosette/fullchain.pem'
const cookies = '/srv/cookies'

/** What visitors and a member get by HTTPS through nginx, and what systemd says of the units. */
export async function checkInstalledSite(machine: Machine, { userName, password }: Member, say: (line: string) => void): Promise<void> {
  const read = (path: string, ...options: string[]) =>
    machine.run(`curl --fail-with-body --silent --show-error --cacert ${certificate} ${options.join(' ')} 'https://${machineName}${path}'`)
  const post = (path: string, body: object, ...options: string[]) =>
    read(path, `--header 'Content-Type: application/json' --data '${JSON.stringify(body)}'`, ...options)

  assert.match(await read('/'), /<div id="root">/)
  assert.match(await read('/readyz'), /ok|ready/i)
  assert.match(await post('/api/search/general', { searchText: 'AT4G18960', category: 'genes' }), /"AT4G18960"/)
  say('by HTTPS: the home page, /readyz and a search')
  await post('/api/auth/login', { username: userName, password }, `--cookie-jar ${cookies}`)
  assert.match(await read('/api/detail/locus?name=AT4G18960', `--cookie ${cookies}`), /"AT4G18960"/)
  assert.match(await read('/locus/AT4G18960', `--cookie ${cookies}`), /AGAMOUS/)
  say(`by HTTPS: a login of ${userName}, and the record and the page of a locus`)

  for (const unit of ['rosette-api@3001', 'rosette-api@3002', 'rosette-worker', 'rosette-backup.timer', 'nginx', 'postgresql'])
    assert.equal((await machine.run(`systemctl is-active ${unit} || true`)).trim(), 'active', unit)
  await machine.run('systemctl start rosette-backup')
  say(`a backup by its unit: ${(await machine.run('du --summarize --human-readable /var/backups/rosette/*')).trim()}`)
  const pidOf = async () => (await machine.run('systemctl show --property MainPID --value rosette-worker')).trim()
  const first = await pidOf()
  await machine.run('systemctl kill --signal=KILL rosette-worker')
  await waitFor('the worker to be started again', async () => !['0', first].includes(await pidOf()))
  say('a worker that was killed is started again')
}
