type Chain = {
  /** Authors' name and number of the first residue. */
  name: string
  firstNumber: number
  residues: readonly { letter: string; place: number }[]
  confidenceOf(place: number): number
}

const threeLetters: Readonly<Record<string, string>> = {
  A: 'ALA',
  R: 'ARG',
  N: 'ASN',
  D: 'ASP',
  C: 'CYS',
  Q: 'GLN',
  E: 'GLU',
  G: 'GLY',
  H: 'HIS',
  I: 'ILE',
  L: 'LEU',
  K: 'LYS',
  M: 'MET',
  F: 'PHE',
  P: 'PRO',
  S: 'SER',
  T: 'THR',
  W: 'TRP',
  Y: 'TYR',
  V: 'VAL',
}

/**
 * Two made-up structures of AGAMOUS: a prediction of the whole protein, and a measured one of a part, with a tag, a gap and an exchange.
 * Their atoms follow the formula of a helix, so that they resemble no structure that was ever seen.
 */
export function formatStructureFiles(proteins: ReadonlyMap<string, string>): Record<string, string[]> {
  const sequence = proteins.get('AT4G18960.1')
  if (!sequence) return {}
  const whole = [...sequence].map((letter, index) => ({ letter, place: index + 1 }))
  const predicted = { name: 'A', firstNumber: 1, residues: whole, confidenceOf: madeUpConfidence }
  // Four residues of a tag, then 21 to 80 of the protein without 41 to 44, with another residue at 50.
  const part = [...'GSHM', ...sequence.slice(20, 80)].map((letter, index) => ({ letter, place: index + 1 }))
  const seen = part.filter(({ place }) => place < 25 || place > 28).map((each) => (each.place === 34 ? otherThan(each) : each))
  const measured = { name: 'B', firstNumber: 117, residues: seen, confidenceOf: () => 35 }
  return {
    'rosette_structure.tsv': [
      'file\tprotein\tuniprot_accession\tmethod\tchain\tsource\taccession\tversion\tlicence\tcitation',
      'DEMO-P17839-F1.cif\t\tP17839\tpredicted\tA\tdemonstration, made up\tDEMO-P17839-F1\t1\tApache-2.0\tMade up by Rosette for its demonstration',
      'DEMO1.cif\tAT4G18960.1\t\texperimental\tB\tdemonstration, made up\tDEMO1\t\tApache-2.0\tMade up by Rosette for its demonstration',
    ],
    'structures/DEMO-P17839-F1.cif': formatMmcif('DEMO-P17839-F1', predicted),
    'structures/DEMO1.cif': formatMmcif('DEMO1', measured),
  }
}

function otherThan({ letter, place }: { letter: string; place: number }) {
  return { letter: letter === 'A' ? 'G' : 'A', place }
}

/** Between 32 and 98 in waves, so that every class occurs. */
function madeUpConfidence(place: number): number {
  return Math.round((65 - 33 * Math.cos(place / 18)) * 100) / 100
}

const columns = [
  'group_PDB',
  'id',
  'type_symbol',
  'label_atom_id',
  'label_alt_id',
  'label_comp_id',
  'label_asym_id',
  'label_entity_id',
  'label_seq_id',
  'pdbx_PDB_ins_code',
  'Cartn_x',
  'Cartn_y',
  'Cartn_z',
  'occupancy',
  'B_iso_or_equiv',
  'auth_seq_id',
  'auth_asym_id',
  'pdbx_PDB_model_num',
]

// Radius, turn from the alpha carbon and rise of the atoms of a residue in an alpha helix.
const backbone = [
  { atom: 'N', radius: 1.55, turn: -28, rise: -0.9 },
  { atom: 'CA', radius: 2.28, turn: 0, rise: 0 },
  { atom: 'C', radius: 1.66, turn: 26, rise: 1.1 },
  { atom: 'O', radius: 2.05, turn: 21, rise: 2.3 },
] as const

function formatMmcif(name: string, { name: chain, firstNumber, residues, confidenceOf }: Chain): string[] {
  const atoms = residues.flatMap(({ letter, place }) => backbone.map((each) => ({ ...each, letter, place })))
  return [
    `data_${name}`,
    '#',
    `_struct.entry_id ${name}`,
    "_struct.title 'Made-up structure of a demonstration: a helix by formula'",
    '#',
    'loop_',
    ...columns.map((column) => `_atom_site.${column}`),
    ...atoms.map(({ atom, letter, place, ...shape }, index) => {
      const number = firstNumber + place - 1
      const residue = threeLetters[letter] ?? 'UNK'
      const factor = confidenceOf(place).toFixed(2)
      return `ATOM ${index + 1} ${atom[0]} ${atom} . ${residue} A 1 ${place} ? ${placeOf(place, shape)} 1.0 ${factor} ${number} ${chain} 1`
    }),
    '#',
  ]
}

/** Residues of one helix; the next one stands beside it and runs the other way. */
const perHelix = 28

function placeOf(place: number, { radius, turn, rise }: { radius: number; turn: number; rise: number }): string {
  const helix = Math.floor((place - 1) / perHelix)
  const step = (place - 1) % perHelix
  const angle = ((100 * step + turn) * Math.PI) / 180
  const [x, y, z] = [radius * Math.cos(angle), radius * Math.sin(angle), 1.5 * (step - (perHelix - 1) / 2) + rise]
  const side = helix % 2 === 0 ? 1 : -1
  const [column, row] = [helix % 3, Math.floor(helix / 3)]
  // Along the second axis, so that the first view shows helices from their side.
  return [x + 10 * column, side * z, side * y + 10 * row].map((value) => value.toFixed(3)).join(' ')
}
