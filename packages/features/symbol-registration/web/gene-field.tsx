import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { ChosenList } from './chosen-list.tsx'
import { geneSuggestionsQuery } from './symbol-queries.ts'
import { useSuggestions } from './use-suggestions.ts'

export type ChosenGene = { name: string; geneId: number }

type GeneFieldProps = { chosen: readonly ChosenGene[]; onChange(chosen: readonly ChosenGene[]): void }

/** Loci that belong to the class. */
export function GeneField({ chosen, onChange }: GeneFieldProps) {
  const { text, setText, rows } = useSuggestions(geneSuggestionsQuery)
  const isNew = (geneId: number) => !chosen.some((gene) => gene.geneId === geneId)
  function choose(geneId: number) {
    const row = rows.find(({ GENE_ID }) => GENE_ID === geneId)
    if (row && isNew(geneId)) onChange([...chosen, { name: row.NAME, geneId }])
    setText('')
  }
  return (
    <>
      <SuggestBox
        label="Associated loci"
        hint="An AGI name, a gene model or a symbol; two characters or more."
        text={text}
        choices={rows.map(({ GENE_ID, NAME, REPRESENTATIVE_GENE_MODEL }) => ({
          value: String(GENE_ID),
          label: REPRESENTATIVE_GENE_MODEL === null ? NAME : `${NAME} (${REPRESENTATIVE_GENE_MODEL})`,
        }))}
        closeDelayMs={300}
        onText={setText}
        onChoose={({ value }) => choose(Number(value))}
      />
      <ChosenList
        label="Chosen loci"
        chosen={chosen.map(({ geneId, name }) => ({ key: geneId, label: name }))}
        onRemove={(key) => onChange(chosen.filter(({ geneId }) => geneId !== key))}
      />
    </>
  )
}
