import { evidenceCodes } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import type { DemoLocus } from '../genome/demo-locus.ts'
import { madeUpProcesses, processFacts } from './demo-processes.ts'
import { type DemoTerm, demoTerms, fewTerms } from './demo-terms.ts'

export type DemoAnnotation = { locus: DemoLocus; term: DemoTerm; evidenceCode: string; isNegated: boolean; pubmedId: number | null }

type Fact = readonly [locus: string, terms: string, evidenceCode: string, pubmedId?: number]

/** Published annotations of well-known genes, a few of each. */
const facts: readonly Fact[] = [
  ['AT1G01060', 'GO:0003700', 'IDA'],
  ['AT1G01060', 'GO:0007623', 'IGI'],
  ['AT1G04400', 'GO:0009637 GO:0009911', 'IMP'],
  ['AT1G04400', 'GO:0005634', 'IDA'],
  ['AT1G09570', 'GO:0009640', 'IMP'],
  ['AT1G09570', 'GO:0005634 GO:0005737', 'IDA'],
  ['AT1G22770', 'GO:0007623 GO:0005634', 'IDA'],
  ['AT1G24260', 'GO:0003677 GO:0005634', 'IDA'],
  ['AT1G24260', 'GO:0009908', 'TAS'],
  ['AT1G65480', 'GO:0009911', 'IMP'],
  ['AT1G65480', 'GO:0009909', 'IGI'],
  ['AT1G65480', 'GO:0005634 GO:0005737', 'IDA'],
  ['AT1G66340', 'GO:0005783', 'IDA'],
  ['AT1G69120', 'GO:0009908', 'IMP'],
  ['AT1G69120', 'GO:0010582', 'IGI'],
  ['AT2G17950', 'GO:0019827', 'IMP'],
  ['AT2G17950', 'GO:0003700', 'TAS'],
  ['AT2G45660', 'GO:0009911', 'IMP'],
  ['AT2G46830', 'GO:0007623', 'IGI'],
  ['AT2G46830', 'GO:0007623', 'IMP'],
  ['AT2G46830', 'GO:0003677', 'IDA'],
  ['AT3G24650', 'GO:0009737', 'IMP'],
  ['AT3G54340', 'GO:0048441 GO:0048443 GO:0005634', 'IDA'],
  ['AT3G54340', 'PO:0009029 PO:0009032', 'IDA'],
  ['AT4G08920', 'GO:0009637 GO:0009640 GO:0009882', 'IMP'],
  ['AT4G08920', 'GO:0005634', 'IDA'],
  ['AT4G18960', 'GO:0048440 GO:0048443', 'IMP', 2535466],
  ['AT4G18960', 'GO:0003677 GO:0005634', 'IDA'],
  ['AT4G18960', 'GO:0005634', 'ISM'],
  ['AT4G18960', 'GO:0003700', 'ISS', 1973265],
  ['AT4G18960', 'GO:0003700', 'TAS'],
  ['AT4G18960', 'PO:0009029 PO:0009030', 'IDA', 1973265],
  ['AT5G03280', 'GO:0009723', 'IMP'],
  ['AT5G03840', 'GO:0009910', 'IMP'],
  ['AT5G10140', 'GO:0009910', 'IMP'],
  ['AT5G10140', 'GO:0010048', 'IEP'],
  ['AT5G10140', 'GO:0003700', 'IDA'],
  ['AT5G15840', 'GO:0009909', 'IMP'],
  ['AT5G61850', 'GO:0009908', 'IMP'],
  ['AT5G61850', 'GO:0010582', 'IGI'],
  ['AT5G61850', 'GO:0003700', 'IDA'],
]

/** Facts of well-known genes, and annotations of made-up loci in which every evidence code and a crowded locus occur. */
export function demoAnnotations(loci: readonly DemoLocus[]): DemoAnnotation[] {
  const locusOf = new Map(loci.map((locus) => [locus.name, locus]))
  const termOf = new Map(demoTerms.map((term) => [term.id, term]))
  const processes = Object.entries(processFacts).flatMap(([id, names]) => names.split(' ').map((name): Fact => [name, id, 'IMP']))
  const known = [...facts, ...processes].flatMap(([name, ids, evidenceCode, pubmedId = null]) =>
    ids.split(' ').map((id) => ({ locus: named(locusOf, name), term: named(termOf, id), evidenceCode, isNegated: false, pubmedId })),
  )
  const madeUp = loci.filter((locus) => /^AT\dG9/.test(locus.name))
  return [...known, ...madeUp.flatMap(madeUpAnnotations)]
}

/** Every third locus has some; the third of all has every term of both ontologies that is in use. */
function madeUpAnnotations(locus: DemoLocus, index: number): DemoAnnotation[] {
  if (index % 3 !== 2) return madeUpProcesses(index).map((term) => ({ locus, term, evidenceCode: 'IEA', isNegated: false, pubmedId: null }))
  const terms = fewTerms.filter((term) => !term.isObsolete)
  const chosen = index === 2 ? terms : [0, 7, 19].flatMap((step) => terms[(index + step) % terms.length] ?? [])
  return chosen.map((term, number) => ({
    locus,
    term,
    evidenceCode: evidenceCodes[(index + number) % evidenceCodes.length]?.code ?? 'ND',
    isNegated: index === 5 && number === 0,
    pubmedId: null,
  }))
}

function named<Item>(items: ReadonlyMap<string, Item>, name: string): Item {
  const item = items.get(name)
  if (!item) throw new Error(`The demo knows no ${name}`)
  return item
}
