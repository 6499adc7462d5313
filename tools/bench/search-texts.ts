/** What people type: symbols, ids and their beginnings, full names, words. */
export const searchTexts = [
  ...['AG', 'FLC', 'PHYB', 'FT', 'CO', 'LFY', 'WUS', 'TT4', 'ABI3', 'SOC1', 'ap1', 'gl1', 'EIN2', 'CLV3', 'BRI1'],
  ...['AT4G18960', 'AT1G01010', 'at5g10140', 'AT2G18790', 'AT1G65480', 'AT3G24650', 'AT5G61850', 'AT4G18960.1', 'AT1G01010.1'],
  ...['AT1G0', 'AGL', 'MYB', 'NAC', 'WRKY', 'at5g61', 'CYP7'],
  ...['AGAMOUS', 'FLOWERING LOCUS C', 'phytochrome B', 'AGAMOUS-like', 'SUPPRESSOR OF OVEREXPRESSION OF CO 1', 'heat shock protein'],
  ...['transcription factor', 'kinase', 'flowering time', 'cell wall', 'auxin response', 'disease resistance protein', 'ribosomal protein'],
  ...['zinc finger', 'abscisic acid signaling', 'chloroplast', 'unknown protein', 'cold stress', 'MADS-box'],
] as const
