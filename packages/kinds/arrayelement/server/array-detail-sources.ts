import { type CellReader, cells, detailSource } from '@rosette/release-kit/detail-source.ts'
import type { Source } from '@rosette/release-kit/source.ts'

const number: CellReader = (text) => (/^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined)

/** What no official file tells: makers of designs, slides and their signals, and the sequence an element was made from. */
export const arrayDetailSources: readonly Source[] = [
  detailSource({
    title: 'Array designs',
    file: 'rosette_array_design',
    table: 'array_design_line',
    columns: { name: cells.text, manufacturer: cells.text, platform_type: cells.text, num_spots: cells.wholeNumber },
    needed: ['name'],
  }),
  detailSource({
    title: 'Designs and sequences of array elements',
    file: 'rosette_array_element',
    table: 'array_element_detail',
    columns: { array_element_name: cells.text, design_name: cells.text, sequence_name: cells.text },
    needed: ['array_element_name'],
  }),
  detailSource({
    title: 'Array slides',
    file: 'rosette_array_slide',
    table: 'array_slide_line',
    columns: { name: cells.text, design_name: cells.text, experiment_name: cells.text },
    needed: ['name'],
  }),
  detailSource({
    title: 'Signals of array slides',
    file: 'rosette_array_signal',
    table: 'array_slide_signal_line',
    columns: { slide_name: cells.text, array_element_name: cells.text, signal: number, signal_percentile: number },
    needed: ['slide_name', 'array_element_name'],
  }),
]
