import { expect, test } from 'vitest'
import { formatDemoRelease } from '../write-demo-release.ts'
import { formatCommunity } from './format-community.ts'

const asOf = new Date('2026-11-15T00:00:00Z')

test('dates follow the day of the release', () => {
  const dayOf = (day: string) => JSON.parse(formatCommunity(new Date(day))['rosette_community_news.jsonl']?.[0] ?? '').date
  expect(dayOf('2026-11-15')).toBe('2026-11-12')
  expect(dayOf('2030-03-02')).toBe('2030-02-27')
})

test('addresses lead nowhere: all are of example.org, all numbers of the exchange 555', () => {
  const text = Object.values(formatCommunity(asOf)).flat().join('\n')
  for (const [, domain] of text.matchAll(/(?:@|https?:\/\/)([a-z.]+)/g)) expect(domain).toBe('example.org')
  for (const [, phone] of text.matchAll(/"phoneNumber":"([^"]+)"/g)) expect(phone).toContain(' 555 ')
})

test('a person or an organization that a record of the demo names by number is in its community, under the same name', () => {
  const files = formatDemoRelease({ asOf })
  const members = [...(files['rosette_community_person.jsonl'] ?? []), ...(files['rosette_community_organization.jsonl'] ?? [])]
    .map((line) => JSON.parse(line))
    .map(({ tairAccession, firstName, lastName, name }) => `${tairAccession} ${name ?? `${firstName} ${lastName}`}`)
  const named = Object.values(files).flatMap((lines) => {
    const columns = lines[0]?.split('\t') ?? []
    if (!columns.includes('community_id')) return []
    return lines.slice(1).flatMap((line) => {
      const cells = line.split('\t')
      const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
      return cell('community_id') === ''
        ? []
        : [`${cell('community_id')} ${cell('organization_name') || `${cell('first_name')} ${cell('last_name')}`}`]
    })
  })
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !members.includes(name))).toEqual([])
})
