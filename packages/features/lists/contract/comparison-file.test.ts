import { expect, test } from 'vitest'
import { formatComparison } from './comparison-file.ts'

const lists = [
  { name: 'Flowering', items: ['AT1G65480', 'AT5G10140'] },
  { name: '=Clock', items: ['AT5G10140', 'AT1G01060'] },
]

test('[LIST-071] the file of a comparison has every item once and says which lists have it', () => {
  expect(formatComparison(lists, new Set())).toBe("item\tFlowering\t'=Clock\nAT1G65480\t1\t0\nAT5G10140\t1\t1\nAT1G01060\t0\t1\n")
})

test('[LIST-071] ticked parts alone are in the file', () => {
  expect(
    formatComparison(lists, new Set(['11']))
      .split('\n')
      .slice(1),
  ).toEqual(['AT5G10140\t1\t1', ''])
})
