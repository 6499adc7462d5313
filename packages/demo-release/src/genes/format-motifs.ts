/** Matrices in the layout of JASPAR. They are made up, but for the CArG box, which factors like AG are known to bind. */
export function formatMotifs(): Record<string, string[]> {
  return {
    'JASPAR2026_Arabidopsis_TF_motifs.tsv': [
      'matrix_id\tcollection\tlatest\ttf_name\tuniprot\ttf_class\ttf_family\tdata_type\tpubmed_id\tlength\tA\tC\tG\tT',
      // A palindrome, its older version, and the middle of it.
      matrix('MA9001.1', 'CORE', 0, ['DEMO1', '', 'Demonstration class', 'Demonstration family', 'SELEX', ''], 'CACGTG'),
      matrix('MA9001.2', 'CORE', 1, ['DEMO1', '', 'Demonstration class', 'Demonstration family', 'SELEX', ''], 'GCCACGTGGC'),
      matrix('MA9002.1', 'CORE', 1, ['DEMO2', '', 'Demonstration class', 'Demonstration family', 'DAP-seq', ''], 'CCACGTGGNT'),
      matrix('MA9003.1', 'CORE', 1, ['AG', 'P17839', 'MADS box factors', 'Type II', '', '7901838'], 'NCCWWWWWWGGN'),
      matrix('MA9004.1', 'CORE', 1, ['DEMO4', '', 'Demonstration class', '', 'ChIP-seq', ''], 'AACCGNCATNNNT'),
      // So frequent that no match says anything.
      matrix('MA9005.1', 'CORE', 1, ['DEMO5', '', 'Demonstration class', '', 'ChIP-seq', ''], 'WAAAG'),
      matrix('UN9006.1', 'UNVALIDATED', 1, ['DEMO6', '', 'Demonstration class', '', 'ChIP-seq', ''], 'TTGACCTTGACC'),
    ],
  }
}

const bases: Readonly<Record<string, string>> = { A: 'A', C: 'C', G: 'G', T: 'T', W: 'AT', N: 'ACGT' }

/** 96 of 100 counts for the bases that a letter stands for, the others for the rest. */
function matrix(id: string, collection: string, latest: 0 | 1, facts: readonly string[], letters: string): string {
  const rows = ['A', 'C', 'G', 'T'].map((base) =>
    [...letters]
      .map((letter) => {
        const meant = bases[letter] ?? ''
        return meant.includes(base) ? (meant.length === 4 ? 25 : 96 / meant.length) : 4 / (4 - meant.length)
      })
      .map((count) => String(Math.round(count)))
      .join(' '),
  )
  return [id, collection, latest, ...facts, letters.length, ...rows].join('\t')
}
