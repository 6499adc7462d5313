import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import { expect, test } from 'vitest'
import { backgroundNames, termSourceNames } from '../../contract/term-sources.ts'

const servers: readonly KindServer[] = Object.values(kindServers)

test('[ENRICH-009] every source and every background comes from exactly one kind', () => {
  expect(servers.flatMap(({ termSets = {} }) => Object.keys(termSets)).sort()).toEqual([...termSourceNames].sort())
  // Which genes are expressed depends on where.
  const named = backgroundNames.filter((name) => name !== 'annotated' && name !== 'expressed')
  expect(servers.flatMap(({ geneSets = {} }) => Object.keys(geneSets)).sort()).toEqual(named.sort())
})
