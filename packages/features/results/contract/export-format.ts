import { dayOf } from '@rosette/contract-kit/clock.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { z } from 'zod'
import { resultCategories } from '../../site/contract/result-categories.ts'

/**
 * File formats of a list: `tsv` as specified (commas become semicolons), `exact` with unchanged values,
 * `jsonl` with the rows as a search sends them, `csv` for spreadsheets.
 */
export const exportFormats = ['tsv', 'exact', 'jsonl', 'csv'] as const
export const ExportFormat = z.enum(exportFormats)
export type ExportFormat = z.infer<typeof ExportFormat>

export const exportTypes = {
  tsv: { ending: 'tsv', mediaType: 'text/tab-separated-values; charset=utf-8' },
  exact: { ending: 'tsv', mediaType: 'text/tab-separated-values; charset=utf-8' },
  jsonl: { ending: 'jsonl', mediaType: 'application/jsonl; charset=utf-8' },
  csv: { ending: 'csv', mediaType: 'text/csv; charset=utf-8' },
} as const satisfies Record<ExportFormat, { ending: string; mediaType: string }>

/** RESULTS-037: `genes_results_2026-11-15.tsv`. The day is in UTC. */
export function exportFileName(category: ResultCategoryName, format: ExportFormat, now: Date): string {
  return fileName([resultCategories[category].file.word, 'results', dayOf(now)], exportTypes[format].ending)
}
