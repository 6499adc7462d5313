/** A signature on a protein: accession, description, first and last residue, InterPro entry. */
export type DemoSignature = readonly [signature: string, description: string, start: number, end: number, interpro: string | null]

/** InterPro entries, one of each type at least; one had another name when Araport11 was made. */
export const interproEntries: Readonly<Record<string, { type: string; name: string; formerName?: string }>> = {
  IPR000048: { type: 'Binding_site', name: 'IQ motif, EF-hand binding site' },
  IPR000169: { type: 'Active_site', name: 'Cysteine peptidase, cysteine active site' },
  IPR000719: { type: 'Domain', name: 'Protein kinase domain' },
  IPR001680: { type: 'Repeat', name: 'WD40 repeat' },
  IPR002082: { type: 'Family', name: 'Aspartate carbamoyltransferase' },
  IPR002100: { type: 'Domain', name: 'Transcription factor, MADS-box' },
  IPR002487: { type: 'Domain', name: 'Transcription factor, K-box' },
  IPR006162: { type: 'PTM', name: 'Phosphopantetheine attachment site' },
  IPR011009: { type: 'Homologous_superfamily', name: 'Protein kinase-like domain superfamily' },
  IPR018488: { type: 'Conserved_site', name: 'Cyclic nucleotide-binding, conserved site' },
  IPR033896: { type: 'Domain', name: 'MADS MEF2-like, N-terminal', formerName: 'MADS MEF2-like' },
  IPR036879: { type: 'Homologous_superfamily', name: 'Transcription factor, MADS-box superfamily' },
}

/** Of AGAMOUS, as published for AT4G18960.1. */
export const agamousSignatures: readonly DemoSignature[] = [
  ['PS50066', 'Transcription_factor,_MADS-box', 17, 77, 'IPR002100'],
  ['SM00432', 'Transcription_factor,_MADS-box', 17, 76, 'IPR002100'],
  ['PR00404', 'Transcription_factor,_MADS-box', 19, 39, 'IPR002100'],
  ['PF00319', 'Transcription_factor,_MADS-box', 26, 73, 'IPR002100'],
  ['SSF55455', 'Transcription_factor,_MADS-box', 18, 90, 'IPR036879'],
  ['3.40.1810.10', 'Transcription_factor,_MADS-box', 30, 93, 'IPR036879'],
  ['cd00265', 'MADS_MEF2-like', 18, 91, 'IPR033896'],
  ['PS51297', 'Transcription_factor,_K-box', 103, 193, 'IPR002487'],
  ['PF01486', 'Transcription_factor,_K-box', 102, 187, 'IPR002487'],
  ['PTHR48019', 'PTHR48019', 19, 205, null],
  ['mobidb-lite', 'mobidb-lite', 1, 20, null],
  ['Coil', 'Coil', 140, 160, null],
  ['seg', 'seg', 113, 127, null],
]

/** What a made-up protein may carry; the length says how many residues it covers. */
export const signatureKinds: readonly (readonly [signature: string, description: string, length: number, interpro: string | null])[] = [
  ['PF00069', 'Protein_kinase_domain', 60, 'IPR000719'],
  ['SSF56112', 'Protein_kinase-like_domain_superfamily', 66, 'IPR011009'],
  ['PF00400', 'WD40_repeat', 22, 'IPR001680'],
  ['SM00015', 'IQ_motif,_EF-hand_binding_site', 12, 'IPR000048'],
  ['PS00139', 'Cysteine_peptidase,_cysteine_active_site', 10, 'IPR000169'],
  ['PS00012', 'Phosphopantetheine_attachment_site', 12, 'IPR006162'],
  ['PS00888', 'Cyclic_nucleotide-binding,_conserved_site', 14, 'IPR018488'],
  ['MF_00001', 'Aspartate_carbamoyltransferase', 80, 'IPR002082'],
  ['TMhelix', 'TMhelix', 20, null],
  ['SignalP-noTM', 'SignalP-noTM', 21, null],
  ['cd00180', 'cd00180', 40, null],
  // The databases that few proteins have a signature of, so that each can be requested.
  ...[
    'NF999901',
    'TIGR99901',
    'PIRSF999901',
    'PIRSR999901-1',
    'SFLDF99901',
    'G3DSA:3.40.1810.10:FF:999901',
    'ANF99901',
    'AF-DEMO01-F1',
    'PD999901',
    'NON_CYTOPLASMIC_DOMAIN',
  ].map((signature) => [signature, signature, 30, null] as const),
]
