import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { useState } from 'react'
import type { ExportFormat } from '../../contract/export-format.ts'
import { resultCategories } from '../../contract/result-categories.ts'
import type { SavedSearch } from '../../contract/saved-search.ts'
import { saveResults } from '../files/save-results.ts'
import { annotationTypes, type GeneAction } from './gene-actions.ts'
import { openTab } from './open-tab.ts'
import { countSelected, type Selection } from './selection.ts'
import { toCheckedSearch } from './to-checked-search.ts'
import { toGeneSelection } from './to-gene-selection.ts'

export type ResultActionsProps = {
  category: ResultCategoryName
  /** Without what is ticked. */
  search: SavedSearch
  selection: Selection
  total: number
  /** Of the files that are saved. */
  format: ExportFormat
}

/** What the buttons of a list do, what they say, and which dialog is open. */
export function useResultActions({ category, search, selection, total, format }: ResultActionsProps) {
  const [isSaving, setSaving] = useState(false)
  const [dialog, setDialog] = useState<'sequences' | 'microarray' | null>(null)
  const [said, setSaid] = useState<{ text: string; selection: Selection } | null>(null)
  const isNothing = countSelected(selection, total) === 0
  const say = (text: string | null) => setSaid(text === null ? null : { text, selection })

  async function save(rows: SavedSearch) {
    setSaving(true)
    say(await saveResults(category, rows, format))
    setSaving(false)
  }

  /** Opens a page with the genes that are ticked and what else it needs to know. */
  function open(page: Parameters<typeof openTab>[0], further: object = {}) {
    setDialog(null)
    say(openTab(page, { genes: toGeneSelection(search, selection), ...further }))
  }

  function ask(action: GeneAction) {
    if (isNothing) return say(noGenes)
    say(null)
    if (action === 'sequences' || action === 'microarray') return setDialog(action)
    if (action === 'go' || action === 'po') return open('annotations', { keyword_types: annotationTypes[action] })
    open(action)
  }

  return {
    ...{ isSaving, dialog, ask, open },
    closeDialog: () => setDialog(null),
    /** What the last action said; it goes with the next tick (RESULTS-024). */
    alert: said?.selection === selection ? said.text : null,
    hasFiles: resultCategories[category].file.isOffered,
    saveAll: () => save(search),
    saveChecked: () => (isNothing ? say(category === 'genes' ? noGenes : 'Nothing selected') : save(toCheckedSearch(search, selection))),
  }
}

const noGenes = 'No genes selected'
