import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { fastaRecord } from '@rosette/contract-kit/text/fasta-record.ts'
import { type AnyTool, defineTool, RunError, type ToolDependencies } from '../../runs/server/define-tool.ts'
import { type AlignedRow, formatClustal, parseAligned } from '../contract/aligned-rows.ts'
import { type AlignedProtein, AlignmentOptions, alignmentFiles } from '../contract/alignment-call.ts'

const inputFile = 'proteins.fa'

/** 50 proteins of 2,000 residues take about a minute. */
const wallMs = 10 * 60_000
const limits = { wallMs, cpuSeconds: wallMs / 1000, memoryBytes: 4 * 1024 ** 3, fileBytes: 64 * 1024 ** 2 }

/** A multiple alignment by MAFFT. */
export const tool: AnyTool = defineTool<AlignmentOptions>({
  name: 'alignment',
  title: 'Align Proteins',
  formPath: '/tools/alignment',
  programs: ['mafft'],
  options: AlignmentOptions,
  // The sequences are part of the request, so the release does not matter; files have names and symbols.
  fingerprint: ({ proteins }) => JSON.stringify(proteins.map(({ name, symbol, sequence }) => [name, symbol, sequence])),
  question: ({ proteins }) => {
    const [first, second] = proteins.map(({ name, symbol }) => symbol ?? name)
    return proteins.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${proteins.length - 2} others`
  },
  wallMs,
  run: alignProteins,
})

async function alignProteins({ options, dir, report, runProgram }: ToolDependencies<AlignmentOptions>) {
  const { proteins } = options
  report({ share: null, text: `Aligning ${proteins.length} proteins` })
  // Names of our own: what a program makes of other names is not known for all of them.
  await writeFile(join(dir, inputFile), proteins.map(({ sequence }, index) => fastaRecord(`P${index + 1}`, sequence)).join(''))
  // One thread, because with several the result may differ from run to run.
  const args = ['--auto', '--anysymbol', '--inputorder', '--thread', '1', '--treeout', '--quiet', inputFile]
  const { code, signal, stdout, stderr } = await runProgram({ program: 'mafft', args, limits })
  if (code !== 0) {
    const cause = new Error(`mafft ended with ${code ?? signal}: ${stderr.slice(-1000)}`)
    if (signal === 'SIGXFSZ') throw new RunError('The alignment is too long. Align fewer or shorter proteins.', { isOurs: false, cause })
    throw cause
  }
  const rows = expectRows(proteins, parseAligned(stdout.toString('latin1')))
  const version = /v([\d.]+)/.exec((await runProgram({ program: 'mafft', args: ['--version'], limits })).stderr)?.[1] ?? ''
  const tree = await readFile(join(dir, `${inputFile}.tree`), 'latin1')
  await writeFile(
    join(dir, alignmentFiles.fasta),
    rows.map(({ name, letters }, index) => fastaRecord(headerOf(name, proteins[index]), letters)).join(''),
  )
  await writeFile(join(dir, alignmentFiles.clustal), formatClustal(rows))
  await writeFile(join(dir, alignmentFiles.tree), formatTree(tree, proteins))
  const columns = rows[0]?.letters.length ?? 0
  return {
    text: `${proteins.length} proteins in ${formatNumber(columns)} columns, MAFFT ${version}`,
    files: Object.values(alignmentFiles).map((name) => ({ name, bytes: 0 })),
    counts: { proteins: proteins.length, columns },
  }
}

/** The rows under the names of the proteins. An alignment that changed a sequence or its place would be worse than none. */
function expectRows(proteins: readonly AlignedProtein[], rows: readonly AlignedRow[]): AlignedRow[] {
  const named = proteins.map(({ name }, index) => ({ name, letters: rows[index]?.letters.toUpperCase() ?? '' }))
  const isRight = named.every(
    ({ letters }, index) => letters.replaceAll('-', '') === proteins[index]?.sequence && letters.length === named[0]?.letters.length,
  )
  if (!isRight || rows.length !== proteins.length) throw new Error('mafft did not give back the sequences that it was given')
  return named
}

function headerOf(name: string, protein: AlignedProtein | undefined): string {
  return protein?.symbol ? `${name} ${protein.symbol}` : name
}

/** Newick in one line. MAFFT writes `1_P1`; a name with what Newick gives a meaning to is quoted. */
function formatTree(tree: string, proteins: readonly AlignedProtein[]): string {
  const named = tree.replace(/\s+/g, '').replace(/\d+_P(\d+)/g, (_, number) => {
    const name = proteins[Number(number) - 1]?.name ?? ''
    return /^[\w.-]+$/.test(name) ? name : `'${name}'`
  })
  return `${named}\n`
}
