import { expect, test } from 'vitest'
import { choicesOf, OpenChoices } from './form-choices.ts'

const sites = choicesOf(['gene', 'intergenic_region'])

test('one value is a list of one', () => {
  expect(sites.parse('gene')).toEqual(['gene'])
  expect(sites.parse(['gene', 'intergenic_region'])).toEqual(['gene', 'intergenic_region'])
  expect(OpenChoices.parse(' Cape Verde ')).toEqual(['Cape Verde'])
})

test('a value that is not in the list is refused, and the message names the list', () => {
  for (const wrong of ['exon', ['gene', 'exon'], 1]) {
    expect(sites.safeParse(wrong).error?.issues[0]?.message).toBe('One or several of gene, intergenic_region are expected.')
  }
  expect(OpenChoices.safeParse('x'.repeat(201)).success).toBe(false)
  expect(OpenChoices.safeParse(Array(101).fill('Col-0')).success).toBe(false)
})
