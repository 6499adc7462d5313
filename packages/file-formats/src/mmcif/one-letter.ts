/** The 20 amino acids, selenocysteine, and what crystallographers and cells often make of them. */
const letters: Readonly<Record<string, string>> = {
  ALA: 'A',
  ARG: 'R',
  ASN: 'N',
  ASP: 'D',
  CYS: 'C',
  GLN: 'Q',
  GLU: 'E',
  GLY: 'G',
  HIS: 'H',
  ILE: 'I',
  LEU: 'L',
  LYS: 'K',
  MET: 'M',
  PHE: 'F',
  PRO: 'P',
  SER: 'S',
  THR: 'T',
  TRP: 'W',
  TYR: 'Y',
  VAL: 'V',
  SEC: 'U',
  PYL: 'O',
  MSE: 'M',
  SEP: 'S',
  TPO: 'T',
  PTR: 'Y',
  CSO: 'C',
  MLY: 'K',
  M3L: 'K',
  ALY: 'K',
  HYP: 'P',
}

/** X for a residue that is none of them. */
export function oneLetterOf(residue: string): string {
  return letters[residue.toUpperCase()] ?? 'X'
}
