import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Setting } from '@rosette/settings/define-setting.ts'
import { settingTable } from '@rosette/settings/setting-table.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { checkout } from '../checkout.ts'

const read = (file: string) => readFileSync(join(checkout, 'deploy', file), 'utf8')

const Service = z.object({
  image: z.string(),
  user: z.string(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  mem_limit: z.string(),
  command: z.array(z.string()).default([]),
  entrypoint: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.string().optional() }))]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
})
const composeText = read('compose.yaml')
const compose = Compose.parse(parse(composeText, { merge: true }))
const services = Object.entries(compose.services)
const containerfile = read('Containerfile')
const makeSecrets = read('make-secrets.sh')
const secretNames = Object.values<Setting>(settingTable).flatMap(({ name, isSecret }) => (isSecret ? [name] : []))

test('[OPER-038] the image is made from the archive on a base of a fixed version that can be another', () => {
  expect(containerfile).toMatch(/^ARG BASE=\S+:\d+\.\d+[\w.-]*\nFROM \$\{BASE\}$/m)
  expect(containerfile.match(/^(COPY|ADD) .*$/gm)).toEqual(['COPY . /opt/rosette'])
  expect(containerfile).toMatch(/^ENTRYPOINT \["\/opt\/rosette\/node_modules\/\.bin\/node", "\/opt\/rosette\/apps\/cli\/src\/main\.ts"\]$/m)
  expect(containerfile.replace(/^#.*$/gm, '')).not.toMatch(/\bnpm\b|curl|wget/)
})

test('[OPER-038] what an operator adds to the archive stays out of the image', () => {
  const ignored = readFileSync(join(checkout, '.dockerignore'), 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['deploy/secrets', 'deploy/secrets.*', 'deploy/.env', 'deploy/rosette.env']))
})

test('[OPER-038] its processes have no rights, cannot change it, and find no secret in it', () => {
  const last = containerfile.slice(containerfile.indexOf('COPY . '))
  expect(last.match(/^USER .*$/gm)).toEqual(['USER 10001:10001'])
  expect(last).not.toMatch(/^RUN /m)
  expect(containerfile).not.toMatch(/chown|chmod|--privileged/)
  expect(secretNames.filter((name) => new RegExp(`\\b${name}\\b`).test(containerfile))).toEqual([])
  expect(containerfile.match(/^VOLUME .*$/gm)).toEqual(['VOLUME /var/lib/rosette'])
})

describe.each(services)('%s', (name, service) => {
  test('[OPER-039] has a fixed version, a user without rights, a root file system that it cannot change, and a limit of memory', () => {
    expect(service.image).toMatch(/^[\w/]+:\d+\.\d+(\.\d+)?$/)
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect([service.read_only, service.cap_drop, service.security_opt]).toEqual([true, ['ALL'], ['no-new-privileges:true']])
    expect(service.mem_limit).toMatch(/^\d+[gm]$/)
  })

  test('[OPER-039] reads its secrets from files, each of which it was given', () => {
    expect(
      Object.keys(service.environment).filter((variable) => secretNames.includes(variable) || /PASSWORD$|TOKEN$/.test(variable)),
    ).toEqual([])
    const used = [...JSON.stringify(service).matchAll(/\/run\/secrets\/([\w-]+)/g)].map(([, secret]) => secret)
    expect(used.filter((secret) => secret && !service.secrets.includes(secret))).toEqual([])
    expect(service.secrets.filter((secret) => !(secret in compose.secrets))).toEqual([])
    expect(service.secrets.includes('database-owner-url')).toBe(name === 'worker')
  })

  test('[OPER-039] is reached from outside only if it is nginx; databases have no way out', () => {
    const networks = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks)
    expect(service.ports).toEqual(name === 'nginx' ? ['80:80', '443:443'] : [])
    if (name === 'postgres' || name === 'opensearch') expect(networks).toEqual(['data'])
    if (name === 'nginx') expect(networks).not.toContain('data')
  })
})

test('[OPER-039] no password is in any file of deploy/, and each secret is a file that make-secrets.sh makes', () => {
  expect(compose.networks.data?.internal).toBe(true)
  for (const file of [
    'compose.yaml',
    'Containerfile',
    'compose/opensearch.yml',
    'compose/roles.yml',
    'compose/pg_hba.conf',
    'compose/make-owner.sh',
  ])
    expect(read(file), file).not.toMatch(/:\/\/[^\s/"]*:[^\s/"$]+@|password: *['"]?\w|hash:/i)
  const files = Object.values(compose.secrets).map(({ file }) => file)
  expect(files.filter((file) => !/^\.\/secrets\/[\w.-]+$/.test(file))).toEqual([])
  const made = new Set(
    [...makeSecrets.matchAll(/> (?<file>[\w.-]+)(?= |\n)/g), ...makeSecrets.matchAll(/-out (?<file>ca\.pem)/g)].map(
      ({ groups }) => groups?.file,
    ),
  )
  for (const name of ['postgres', 'opensearch']) made.add(`${name}.pem`).add(`${name}.key`)
  expect(makeSecrets).toContain('for name in postgres opensearch; do')
  expect(files.map((file) => file.slice('./secrets/'.length)).filter((file) => file !== 'ca.pem' && !made.has(file))).toEqual([])
  expect(makeSecrets).toMatch(/^umask 077$/m)
  expect(readFileSync(join(checkout, '.gitignore'), 'utf8')).toMatch(/^deploy\/secrets\/$/m)
})

test('[OPER-039] PostgreSQL takes only TLS with a password, and its certificate is verified', () => {
  expect(compose.services.postgres?.command).toEqual(expect.arrayContaining(['ssl=on', 'hba_file=/etc/postgresql/pg_hba.conf']))
  const lines = read('compose/pg_hba.conf')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const methods = lines.map((line) => line.split(/\s+/)).map((parts) => `${parts[0]} ${parts.at(-1)}`)
  expect(methods).toEqual(['local peer', 'hostssl scram-sha-256', 'hostssl scram-sha-256'])
  expect(makeSecrets).toContain("tls='sslmode=verify-full&sslrootcert=/run/secrets/ca'")
  expect(makeSecrets.match(/postgres:\/\/[^"]+/g)?.map((url) => url.replace(/^.*@/, ''))).toEqual([
    'postgres/rosette?$tls',
    'postgres/rosette?$tls',
  ])
})

test('[OPER-039] OpenSearch has its security plugin, TLS and one user who may touch the indices of Rosette', () => {
  const text = read('compose/opensearch.yml')
  expect(`${composeText}${text}`).not.toMatch(/DISABLE_SECURITY_PLUGIN|plugins\.security\.disabled/)
  expect(parse(text)).toMatchObject({
    'plugins.security.ssl.http.enabled': true,
    'plugins.security.ssl.transport.enforce_hostname_verification': true,
  })
  expect(makeSecrets).toContain('https://rosette:$search@opensearch:9200')
  const { reserved, ...role } = parse(read('compose/roles.yml')).rosette
  expect(role.index_permissions).toEqual([{ index_patterns: ['rosette-*'], allowed_actions: ['indices_all'] }])
  // The install guide gives the same role to its user, which `npm run check:install` tries.
  expect(role).toEqual(JSON.parse(read('opensearch-role.json')))
  expect(parse(read('compose/roles_mapping.yml')).rosette.users).toEqual(['rosette'])
  for (const name of ['api-1', 'api-2', 'worker']) expect(compose.services[name]?.environment.NODE_EXTRA_CA_CERTS).toBe('/run/secrets/ca')
})

test('[OPER-039] nginx has its configuration with the names of the containers, and only nginx is believed about visitors', () => {
  const script = compose.services.nginx?.entrypoint.at(-1) ?? ''
  const commands = [...script.matchAll(/s\/(?<from>[^/]+)\/(?<to>[^/]+)\//g)].map(({ groups }) => groups)
  const nginx = commands.reduce(
    (text, groups) => text.replaceAll(new RegExp(groups?.from ?? '', 'g'), groups?.to ?? ''),
    read('nginx.conf'),
  )
  expect(nginx.match(/^ {2}server [^ ]+/gm)).toEqual(['  server api-1:3000', '  server api-2:3000'])
  expect(nginx).not.toContain('rosette.example.org')
  const { networks } = compose.services.nginx ?? {}
  expect(networks).toMatchObject({ site: { ipv4_address: compose.services['api-1']?.environment.TRUST_PROXY } })
  expect(compose.services['api-2']).toEqual(compose.services['api-1'])
})

test('[OPER-039] the compose.yaml of developers says what it is', () => {
  expect(readFileSync(join(checkout, 'compose.yaml'), 'utf8')).toMatch(
    /^# For development and tests only: without passwords, and without TLS\. .*deploy\/compose\.yaml/,
  )
})
