import type { PlantedBug } from '../planted-bug.ts'

const reader = 'packages/file-formats/src/uniprot'
const readerTest = `${reader}/read-uniprot.test.ts`
const loader = 'packages/kinds/locus/server/uniprot/load-locus-uniprot.live.test.ts'
const page = 'packages/kinds/locus/web/uniprot'
const pageTest = `${page}/uniprot-texts.test.tsx`

/** Texts of UniProt. */
export const uniprotBugs: readonly PlantedBug[] = [
  {
    rule: 'UNIPROT-001',
    bug: 'entries of other species are read, too',
    file: `${reader}/parse-uniprot-entry.ts`,
    right: '?.[1] !== taxon)',
    wrong: '?.[1] === undefined)',
    caughtBy: readerTest,
  },
  {
    rule: 'UNIPROT-002',
    bug: 'words with hyphens fall apart where lines end',
    file: `${reader}/wrapped-text.ts`,
    right: String.raw`/\S-$/.test(text)`,
    wrong: String.raw`/\S--$/.test(text)`,
    caughtBy: readerTest,
  },
  {
    rule: 'UNIPROT-002',
    bug: 'all locations of a protein share their evidence',
    file: `${reader}/uniprot-comments.ts`,
    right: 'return plain(locationsOf(body))',
    wrong: 'return plain([body])',
    caughtBy: readerTest,
  },
  {
    rule: 'UNIPROT-003',
    bug: 'of several ordered locus names the first counts',
    file: `${reader}/parse-uniprot-entry.ts`,
    right: String.raw`.split(/[,/\s]+/)).flat()`,
    wrong: String.raw`.split(/[,/\s]+/).slice(0, 1)).flat()`,
    caughtBy: readerTest,
  },
  {
    rule: 'UNIPROT-003',
    bug: 'the oldest version of an entry is shown',
    file: 'packages/kinds/protein/server/uniprot/uniprot-derive.sql',
    right: 'entry.entry_version desc nulls last',
    wrong: 'entry.entry_version',
    caughtBy: loader,
    rebuilds: true,
  },
  {
    rule: 'UNIPROT-004',
    bug: 'the name of an entry is that of a list, although the release has the entry',
    file: 'packages/kinds/protein/server/protein-derive.sql',
    right: 'when flat.is_reviewed then flat.protein_name end',
    wrong: 'when flat.is_reviewed then reviewed.protein_name end',
    caughtBy: loader,
    rebuilds: true,
  },
  {
    rule: 'UNIPROT-005',
    bug: 'what an entry says nothing of is passed over',
    file: `${page}/uniprot-words.ts`,
    right: '!texts.some((text) => text.topic === topic)',
    wrong: 'texts.every((text) => text.topic === topic)',
    caughtBy: pageTest,
  },
  {
    rule: 'UNIPROT-006',
    bug: 'every kind of evidence looks like an experiment',
    file: `${page}/evidence-words.ts`,
    right: "return code === 'ECO:0000269'",
    wrong: "return code !== ''",
    caughtBy: pageTest,
  },
  {
    rule: 'UNIPROT-006',
    bug: 'an article of the release is not recognized',
    file: 'packages/kinds/locus/server/uniprot/load-locus-uniprot.ts',
    right: 'publicationOf.get(pubmedId)',
    wrong: 'publicationOf.get(tag.reference)',
    caughtBy: loader,
  },
  {
    rule: 'UNIPROT-007',
    bug: 'further entries without text are not counted',
    file: `${page}/uniprot-texts.tsx`,
    right: 'others.length + withoutText.length',
    wrong: 'others.length',
    caughtBy: pageTest,
  },
  {
    rule: 'UNIPROT-008',
    bug: 'a release without texts asks for them',
    file: `${page}/locus-uniprot.tsx`,
    right: 'uniprotTextCount === null',
    wrong: 'uniprotTextCount === -1',
    caughtBy: pageTest,
  },
  {
    rule: 'UNIPROT-009',
    bug: 'the file of a locus runs the evidence of a text together',
    file: `${page}/format-uniprot.ts`,
    right: "evidence.map(tagOf).join(', ')",
    wrong: "evidence.map(tagOf).join('')",
    caughtBy: pageTest,
  },
  {
    rule: 'UNIPROT-010',
    bug: 'a text ends with two stops',
    file: `${reader}/wrapped-text.ts`,
    right: 'return before || after',
    wrong: 'return before + after',
    caughtBy: 'tools/truth/uniprot.live.test.ts',
    rebuilds: true,
  },
]
