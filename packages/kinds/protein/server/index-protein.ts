import { decimal, defineIndex, fullNames, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index-definition.ts'
import { ProteinHit } from '../contract/protein-hit.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'

/** GENERAL-012: names and ids are searched; domains are asked for by the protein form. */
export const proteinIndex = defineIndex({
  hit: ProteinHit,
  key: 'proteinId',
  order: 'name',
  fields: {
    name: identifier(),
    geneName: nameList(),
    locusName: nameList(),
    symbol: nameList(),
    uniprot_ids: nameList(),
    fullName: fullNames(),
    description: prose(),
    domain_accessions: nameList({ isSearched: false }),
    domain_names: prose({ isSearched: false }),
    domain_types: keyword(),
    length: integer(),
    mw: decimal(),
    pi: decimal(),
    proteinId: integer(),
    geneId: integer(),
    locusId: integer(),
  },
})

type ProteinDocument = ProteinHit & { uniprot_ids: string[]; domain_accessions: string[]; domain_names: string[]; domain_types: string[] }

export function toProteinDocument(protein: ProteinRecord): ProteinDocument {
  const [associated] = protein.associatedGenes
  const details = protein.domains.map((domain) => domain.domainDetails)
  return {
    proteinId: protein.proteinId,
    name: protein.name,
    mw: protein.proteinProperties.calculatedMW,
    pi: protein.proteinProperties.calculatedPI,
    length: protein.proteinProperties.length,
    locusName: associated?.associatedLocus?.label ?? null,
    locusId: associated?.associatedLocus?.key ?? null,
    geneName: associated?.gene.label ?? null,
    geneId: associated?.gene.key ?? null,
    symbol: protein.primarySymbol,
    fullName: protein.fullName,
    description: protein.description,
    uniprot_ids: protein.externalIdsList.flatMap((ids) => ids.uniprotId ?? []),
    domain_accessions: distinct(
      details.flatMap((each) => [each.proteinDomainAccession, ...(each.interproAccession ? [each.interproAccession] : [])]),
    ),
    domain_names: distinct(details.flatMap((each) => each.interproName ?? each.description ?? [])),
    domain_types: distinct(details.flatMap((each) => each.proteindomainType ?? [])),
  }
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
