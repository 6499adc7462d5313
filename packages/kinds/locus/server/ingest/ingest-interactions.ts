import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Columns of `interaction_line`, in the order in which every file of interactions gives them. */
export const interactionColumns = [
  'source',
  'name',
  'partner_name',
  'interaction_type',
  'mode',
  'method',
  'pubmed_id',
  'evidence',
  'reference',
  'is_compiled',
] as const

const tables = { interaction_line: interactionColumns }

type Line = {
  source: string
  names: readonly [string, string]
  interactionType?: 'physical' | 'regulatory' | null
  mode?: string | null
  method?: string | null
  pubmedId?: number | null
  evidence?: string | null
  reference?: string | null
  isCompiled?: boolean
}

function rowOf(line: Line): CopyValue[] {
  const { source, names, interactionType = null, mode = null, method = null } = line
  const { pubmedId = null, evidence = null, reference = null, isCompiled = false } = line
  return [source, ...names, interactionType, mode, method, pubmedId, evidence, reference, isCompiled]
}

/** Interactions that curators of TAIR found in articles. */
const tair = tableSource({
  title: 'Protein interactions of TAIR',
  file: /^TairProteinInteraction\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables,
  columns: ['Locus_name', 'InteractorLocus_name', 'Evidence_description', 'PubMed_id'],
  toRow({ Locus_name: name, InteractorLocus_name: partner, Evidence_description: method, PubMed_id }) {
    if (!name || !partner) return refuse('an interaction has two loci')
    // The file writes none if the curator described no method.
    return accept(
      rowOf({
        source: 'TAIR',
        names: [name, partner],
        interactionType: 'physical',
        method: method && method !== 'none' ? method : null,
        pubmedId: pubmedOf(PubMed_id),
      }),
    )
  },
  write: (out, row) => out.row('interaction_line', row),
})

/**
 * Pairs of NCBI's numbers of genes: neither type nor method nor article. Lines that repeat another become one. The symbols beside the
 * numbers are not read, because genes of other species have them too.
 */
const biogrid = tableSource({
  title: 'Interactions of BioGRID',
  file: /^BioGRID_Arabidopsis_interactions_\d{4}\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.biogrid,
  tables,
  columns: ['entrez_a', 'entrez_b'],
  toRow: ({ entrez_a, entrez_b }) =>
    /^\d+$/.test(entrez_a) && /^\d+$/.test(entrez_b)
      ? accept(rowOf({ source: 'BioGRID', names: [`GeneID:${entrez_a}`, `GeneID:${entrez_b}`] }))
      : refuse('an interaction has two NCBI Gene ids'),
  write: (out, row: CopyValue[]) => out.row('interaction_line', row),
})

/** PSI-MI ids that the file uses and whose names are certain; others are shown as ids. */
const methods: Readonly<Record<string, string>> = {
  '18': 'two hybrid',
  '225': 'chromatin immunoprecipitation array',
  '432': 'one hybrid',
}

/** Curated networks: the first regulates the second. Two of the networks are collected from others, and their titles say so. */
const bar = tableSource({
  title: 'Regulatory interactions of BAR',
  file: /^BAR_regulatory_interactions\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.barInteractions,
  tables,
  columns: ['entity_1', 'entity_2', 'type', 'mode', 'mi_detection_method', 'pubmed_id', 'title'],
  toRow({ entity_1, entity_2, type, mode, mi_detection_method, pubmed_id, title }) {
    if (!entity_1 || !entity_2) return refuse('an interaction has two genes')
    const isPhysical = /^protein-protein /.test(type)
    const effect = mode === 'unknown' ? null : mode
    return accept(
      rowOf({
        source: 'BAR',
        names: [entity_1, entity_2],
        interactionType: isPhysical ? 'physical' : 'regulatory',
        mode: isPhysical ? null : effect,
        method: methodOf(mi_detection_method),
        pubmedId: pubmedOf(pubmed_id),
        // Binding has no direction, so what it leads to is only said.
        evidence: isPhysical ? effect : null,
        isCompiled: /\b(Combined|Aggregated)\b/i.test(title),
      }),
    )
  },
  write: (out, row: CopyValue[]) => out.row('interaction_line', row),
})

/** What the words of CKN mean. Synthesis is that of a metabolite between two enzymes. */
const cknWords: Readonly<Record<string, Pick<Line, 'interactionType' | 'mode'>>> = {
  binding: { interactionType: 'physical' },
  act_TF: { interactionType: 'regulatory', mode: 'activation' },
  inh_TF: { interactionType: 'regulatory', mode: 'repression' },
  unk_TF: { interactionType: 'regulatory' },
  inh_ncRNA: { interactionType: 'regulatory', mode: 'repression' },
  activation: { interactionType: 'regulatory', mode: 'activation' },
  inhibition: { interactionType: 'regulatory', mode: 'repression' },
  synthesis: {},
}

/**
 * Collected from other databases, with how reliable each line is. Names that are not AGI codes are those of viral proteins, complexes,
 * metabolites and families of microRNAs, some of which are also symbols of single genes: none of them is looked up.
 */
const ckn = tableSource({
  title: 'Arabidopsis knowledge network (CKN)',
  file: /^CKN_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.ckn,
  tables,
  columns: ['node_1', 'node_2', 'interaction', 'reliability_rank', 'part'],
  toRow({ node_1, node_2, interaction, reliability_rank: rank, part }) {
    const meaning = cknWords[interaction]
    if (!node_1 || !node_2) return refuse('an interaction has two nodes')
    if (!meaning) return refuse(`"${interaction}" is not a kind of interaction`)
    const words = [
      interaction === 'synthesis' ? 'synthesis' : null,
      rank ? `rank ${rank.replace(/^r/, '')}${rank === 'r1' ? ' (best)' : ''}` : null,
      part === 'PIS' ? 'signalling model' : null,
    ]
    return accept(
      rowOf({
        source: 'CKN',
        names: [cknName(node_1), cknName(node_2)],
        ...meaning,
        evidence: words.filter((word) => word !== null).join(', ') || null,
        isCompiled: true,
      }),
    )
  },
  write: (out, row: CopyValue[]) => out.row('interaction_line', row),
})

function cknName(node: string): string {
  return isAgiName(node) ? node : `CKN:${node}`
}

const agrisEffects: Readonly<Record<string, string>> = { Activation: 'activation', Repression: 'repression' }

/** Transcription factors and their targets. A pair of factors that act together (At2g36010/At5g02470) is not the name of a locus. */
const atRegNet = tableSource({
  title: 'Transcription factors and their targets (AtRegNet)',
  file: /^AtRegNet_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.agris,
  tables,
  columns: ['tf_locus', 'target_locus', 'interaction', 'confirmation', 'effect', 'reference', 'method', 'pubmed_id'],
  toRow({ tf_locus, target_locus, interaction, confirmation, effect, reference, method, pubmed_id }) {
    if (!tf_locus || !target_locus) return refuse('an interaction has two loci')
    const pubmedId = pubmedOf(pubmed_id)
    return accept(
      rowOf({
        source: 'AtRegNet',
        names: [tf_locus, target_locus],
        interactionType: 'regulatory',
        mode: agrisEffects[effect] ?? null,
        method: stated(method),
        pubmedId,
        evidence:
          [interaction, confirmation]
            .map((word) => word.toLowerCase())
            .filter(Boolean)
            .join(', ') || null,
        reference: pubmedId === null ? stated(reference) : null,
      }),
    )
  },
  write: (out, row: CopyValue[]) => out.row('interaction_line', row),
})

/** NA is not stated; PE is what five lines of the file have in every column. */
function stated(text: string): string | null {
  return ['', 'NA', 'PE'].includes(text) ? null : text
}

/** `000` is not stated. */
function methodOf(id: string): string | null {
  const number = String(Number(id))
  return /^\d+$/.test(id) && number !== '0' ? (methods[number] ?? `MI:${number.padStart(4, '0')}`) : null
}

/** `PMID:15821876`; `25736223#2` is the second network of an article. */
export function pubmedOf(text: string): number | null {
  const digits = /^(?:PMID:)?(\d{1,9})(?:#\d+)?$/.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

export const ingestInteractions = [tair, biogrid, bar, ckn, atRegNet]
