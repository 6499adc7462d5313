import { formatMitabLine, type MitabValue, mitabColumns } from '@rosette/file-formats/mitab.ts'
import type { NetworkNode, NetworkStatement } from '../contract/network-answer.ts'
import type { Edge } from './join-edges.ts'

type Nodes = ReadonlyMap<number, NetworkNode>

const value = (database: string, text: string, note: string | null = null): MitabValue => ({ database, text, note })

/** One line for each statement, in PSI-MITAB 2.7, which this site reads again. */
export function* mitabFile(edges: readonly Edge[], nodes: Nodes): Generator<string, void> {
  yield `#${mitabColumns.join('\t')}\n`
  for (const edge of edges) yield edge.statements.map((statement) => `${mitabLineOf(edge, statement, nodes)}\n`).join('')
}

function mitabLineOf({ from, to, kind }: Edge, statement: NetworkStatement, nodes: Nodes): string {
  const { source, effect, method, evidence, pubmedId, reference, isCompiled } = statement
  const isRegulatory = kind === 'regulation' || kind === 'unclear'
  const [one, other] = [nodes.get(from), nodes.get(to)]
  const comments = [effect, evidence, isCompiled ? 'compilation' : null].filter((text) => text !== null)
  const article = pubmedId === null ? (reference === null ? [] : [value('unassigned', reference)]) : [value('pubmed', String(pubmedId))]
  return formatMitabLine({
    'ID(s) interactor A': [value('tair', one?.locus.label ?? '')],
    'ID(s) interactor B': [value('tair', other?.locus.label ?? '')],
    'Alias(es) interactor A': aliasOf(one),
    'Alias(es) interactor B': aliasOf(other),
    'Interaction detection method(s)': method === null ? [] : [termOf(method)],
    'Publication Identifier(s)': article,
    'Taxid interactor A': [value('taxid', '3702', 'arath')],
    'Taxid interactor B': [value('taxid', '3702', 'arath')],
    'Interaction type(s)': typesOf(kind),
    'Source database(s)': [value('psi-mi', source, source)],
    ...(isRegulatory && {
      'Biological role(s) interactor A': [value('psi-mi', 'MI:2274', 'regulator')],
      'Biological role(s) interactor B': [value('psi-mi', 'MI:2275', 'regulator target')],
    }),
    'Interaction annotation(s)': comments.map((text) => value('comment', text)),
  })
}

function aliasOf(node: NetworkNode | undefined): MitabValue[] {
  return node?.symbol == null ? [] : [value('tair', node.symbol, 'gene name')]
}

/** A method that its source names by its PSI-MI id has no other name here. */
function termOf(method: string): MitabValue {
  return value('psi-mi', method, method)
}

function typesOf(kind: Edge['kind']): MitabValue[] {
  if (kind === 'unstated') return []
  return [kind === 'binding' ? value('psi-mi', 'MI:0915', 'physical association') : value('psi-mi', 'MI:2286', 'functional association')]
}

/** Genes and edges as GraphML, with what an edge says as attributes. */
export function* graphmlFile(edges: readonly Edge[], nodes: Nodes): Generator<string, void> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n'
  yield '<key id="symbol" for="node" attr.name="symbol" attr.type="string"/>\n'
  for (const name of ['kind', 'effect', 'sources', 'methods', 'pubmed']) {
    yield `<key id="${name}" for="edge" attr.name="${name}" attr.type="string"/>\n`
  }
  yield '<graph edgedefault="undirected">\n'
  const touched = new Set(edges.flatMap(({ from, to }) => [from, to]))
  for (const key of touched) yield nodeOf(nodes.get(key))
  let number = 0
  for (const { from, to, kind, effect, statements } of edges) {
    number += 1
    const isDirected = kind === 'regulation' || kind === 'unclear'
    const facts = {
      kind,
      effect: effect ?? '',
      sources: joined(statements.map(({ source }) => source)),
      methods: joined(statements.map(({ method }) => method ?? '')),
      pubmed: joined(statements.map(({ pubmedId }) => String(pubmedId ?? ''))),
    }
    const data = Object.entries(facts).flatMap(([name, text]) => (text === '' ? [] : [`<data key="${name}">${escapeXml(text)}</data>`]))
    const ends = `source="${escapeXml(labelOf(nodes, from))}" target="${escapeXml(labelOf(nodes, to))}"`
    yield `<edge id="e${number}" ${ends} directed="${isDirected}">${data.join('')}</edge>\n`
  }
  yield '</graph>\n</graphml>\n'
}

function nodeOf(node: NetworkNode | undefined): string {
  const symbol = node?.symbol == null ? '' : `<data key="symbol">${escapeXml(node.symbol)}</data>`
  return `<node id="${escapeXml(node?.locus.label ?? '')}">${symbol}</node>\n`
}

function labelOf(nodes: Nodes, key: number): string {
  return nodes.get(key)?.locus.label ?? ''
}

function joined(texts: readonly string[]): string {
  return [...new Set(texts.filter((text) => text !== ''))].join('; ')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
