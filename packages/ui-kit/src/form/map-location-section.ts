import { formChromosomes, type MapLocationCriteria } from '@rosette/contract-kit/map-location-criteria.ts'
import type { z } from 'zod'
import type { FieldsOf } from './define-form.ts'
import { anyOption, optionsOf } from './form-options.ts'

const fields: FieldsOf<z.input<typeof MapLocationCriteria>> = {
  chromosome: { control: 'select', label: 'Chromosome', options: optionsOf(formChromosomes), any: anyOption, size: 'small' },
  low_range: { control: 'number', label: 'From (kb)', placeholder: '0', size: 'small' },
  high_range: { control: 'number', label: 'To (kb)', size: 'small' },
}

/** A chromosome and a range on it. */
export const mapLocationSection = { control: 'section', fields } as const

/** The card that it stands in. */
export const mapLocationGroup = {
  legend: 'Map location',
  hint: 'A chromosome, and a range on it in kb (1 kb is 1,000 bp). An end that is left open has no limit.',
  lines: [['mapLocation.chromosome', 'mapLocation.low_range', 'mapLocation.high_range']],
  brush: { chromosome: 'mapLocation.chromosome', from: 'mapLocation.low_range', to: 'mapLocation.high_range', unit: 'kb' },
} as const
