import { parseNameAndKey } from '@rosette/contract-kit/cards/define-search-card.ts'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { defineCriteriaFields } from '@rosette/ui-kit/form/define-form.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { defineResults, type MarkMatch } from '@rosette/ui-kit/results/define-results.ts'
import { DateCell, RefCell } from '@rosette/ui-kit/results/result-cells.tsx'
import { GenesymbolCriteria, type GenesymbolHit, genesymbolColumns } from '../contract/genesymbol-search-card.ts'

const criteriaFields = defineCriteriaFields(GenesymbolCriteria, {})

export const results = defineResults<GenesymbolHit>({
  columns: genesymbolColumns,
  criteriaFields,
  recordOf: (hit) => ({ kind: 'genesymbol', key: hit.tair_object_id, label: hit.symbol }),
  cell: (columnId, hit, mark) => {
    if (columnId === 'reference' && hit.reference !== null) return <Reference reference={hit.reference} mark={mark} />
    if (columnId === 'contact' && hit.contact !== null) return <Contact contact={hit.contact} mark={mark} />
    if (columnId === 'submitted' && hit.submitted !== null) return <DateCell date={hit.submitted} />
    return undefined
  },
})

/** BROWSE-022. */
function Reference({ reference, mark }: { reference: string; mark: MarkMatch }) {
  const { name, key } = parseNameAndKey(reference)
  return <RefCell kind="publication" id={key} name={name} mark={mark} />
}

/** BROWSE-023: the hit does not say whether the contact is a person or an organization; the linked page resolves it. */
function Contact({ contact, mark }: { contact: string; mark: MarkMatch }) {
  const { name, key } = parseNameAndKey(contact)
  return key === null ? mark(name) : <PageLink href={recordPath({ path: 'community' }, key)}>{mark(name)}</PageLink>
}
