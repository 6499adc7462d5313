import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'
import { edgeKinds } from './network-call.ts'

/** Edges that are sent at most; all are counted, and files have all. */
export const mostEdges = 1000

/** Genes of a part, or without a partner, that are named at most. */
export const mostNamed = 2000

/** Parts that are listed at most. */
export const mostParts = 20

/** Genes with an edge that are drawn at most: 10,000 draws of so many take seconds. */
export const mostRandomGenes = 1000

export const NetworkStatement = z
  .object({
    source: z.string(),
    effect: z.enum(['activates', 'represses']).nullable(),
    method: z.string().nullable(),
    evidence: z.string().nullable().describe('How sure or how direct it is, in words of the source.'),
    pubmedId: z.int().nullable(),
    reference: z.string().nullable().describe('The article as cited, if it has no PubMed ID.'),
    isCompiled: z.boolean().describe('The source collected it from others.'),
  })
  .meta({ id: 'NetworkStatement' })
export type NetworkStatement = z.infer<typeof NetworkStatement>

export const NetworkEdge = z
  .object({
    from: z.int().describe('Place in `nodes`; of a regulation the regulator.'),
    to: z.int(),
    kind: z.enum(edgeKinds),
    effect: z.enum(['activates', 'represses', 'both']).nullable().describe('Both if statements differ.'),
    statements: z.array(NetworkStatement),
  })
  .meta({ id: 'NetworkEdge' })
export type NetworkEdge = z.infer<typeof NetworkEdge>

export const NetworkNode = z.object({ locus: RecordRef, symbol: z.string().nullable() }).meta({ id: 'NetworkNode' })
export type NetworkNode = z.infer<typeof NetworkNode>

const FacetCount = z.object({ value: z.string(), count: z.int() })
export type FacetCount = z.infer<typeof FacetCount>

const NamedGenes = z.object({ genes: z.int(), names: z.array(z.string()).describe(`Empty above ${mostNamed}.`) })

/** A gene of a picture. */
export const NetworkGene = NetworkNode.extend({
  groups: z.array(z.string()).describe('Groups of the GO slim that it is in, of the aspect that was asked for.'),
  isMarked: z.boolean().describe('Whether the content that marks genes has it.'),
}).meta({ id: 'NetworkGene' })

/** GET network. */
export const NetworkAnswer = z
  .object({
    releaseId: z.string(),
    given: z.int().describe('Ids or items of the list.'),
    notMatched: z.object({ count: z.int(), ids: z.array(z.string()).describe('The first 100.') }),
    genes: z.int(),
    nodes: z.array(NetworkGene).describe('The genes of the edges.'),
    edges: z.array(NetworkEdge),
    total: z.int().describe('Edges that fit the filters, sent or not.'),
    self: z.int().describe('Genes that statements which fit pair with themselves; these are not edges.'),
    facets: z
      .object({
        kind: z.array(FacetCount),
        source: z.array(FacetCount),
        method: z.array(FacetCount),
        evidence: z.array(FacetCount),
      })
      .describe('Edges that fit the other filters.'),
    parts: z.array(NamedGenes.extend({ edges: z.int() })).describe('Connected parts, largest first.'),
    partCount: z.int(),
    alone: NamedGenes.describe('Genes without a partner in the list.'),
  })
  .meta({ id: 'NetworkAnswer' })
export type NetworkAnswer = z.infer<typeof NetworkAnswer>

/** GET network/expected. */
export const NetworkExpected = z
  .object({
    draws: z.int(),
    seed: z.int(),
    kinds: z
      .array(
        z.object({
          kind: z.enum(edgeKinds),
          genes: z.int().describe('Genes of the list that have an edge of this kind to any gene.'),
          observed: z.int(),
          random: z
            .object({ mean: z.number(), low: z.int(), high: z.int(), p: z.number() })
            .nullable()
            .describe('Mean, the range of 95 of 100 draws and (b + 1) / (n + 1); null if there are too many genes to draw.'),
        }),
      )
      .describe('Kinds of which genes of the list have an edge.'),
  })
  .meta({ id: 'NetworkExpected' })
export type NetworkExpected = z.infer<typeof NetworkExpected>
