import { expect, test } from 'vitest'
import { floralNetwork } from './fixtures/floral-network.ts'
import { tagNodes } from './node-tags.ts'

test('[NETWORK-014] the six largest groups have letters, those without a name of their own come last, and the rest is counted', () => {
  const [node] = floralNetwork.nodes
  if (!node) throw new Error('The network has genes')
  const nodes = Array.from({ length: 8 }, (_, at) => ({
    ...node,
    locus: { ...node.locus, key: at },
    groups: ['other processes', ...Array.from({ length: 8 - at }, (__, group) => `group ${group}`)],
  }))
  const { groups, further, without, tagsOf } = tagNodes([...nodes, { ...node, locus: { ...node.locus, key: 99 } }])
  expect(groups.map(({ letter, name, genes }) => `${letter} ${name} ${genes}`)).toEqual([
    'A group 0 8',
    'B group 1 7',
    'C group 2 6',
    'D group 3 5',
    'E group 4 4',
    'F group 5 3',
  ])
  expect([further, without]).toEqual([3, 1])
  const [first, last] = [nodes[0], nodes[7]]
  expect(first && tagsOf(first).map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(last && tagsOf(last).map(({ letter }) => letter)).toEqual(['A'])
  expect(new Set(groups.map(({ token }) => token)).size).toBe(6)
})
